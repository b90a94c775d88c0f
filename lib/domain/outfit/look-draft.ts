import { isRecord, parseRecord } from '@/lib/is-record';
import type { LaidItem } from './lay-out';

/** A look that is being edited and not saved. */
export interface LookDraft {
  selectedList: readonly LaidItem[];
  lockedIds: readonly string[];
  /** The saved look that it was opened from. */
  openedId: string | null;
  name: string;
}

const isLaid = (value: unknown): value is LaidItem =>
  isRecord(value) && typeof value.id === 'string' && Number.isFinite(value.x) && Number.isFinite(value.y);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Invalid parts of the stored text are ignored: an old or broken draft still opens. */
export function parseLookDraft(text: string | null): LookDraft {
  const stored = parseRecord(text);
  return {
    selectedList: list(stored.selectedList)
      .filter(isLaid)
      .map(({ id, x, y }) => ({ id, x, y })),
    lockedIds: list(stored.lockedIds).filter((id) => typeof id === 'string'),
    openedId: typeof stored.openedId === 'string' ? stored.openedId : null,
    name: typeof stored.name === 'string' ? stored.name : '',
  };
}

export const isEmptyLook = ({ selectedList, lockedIds, openedId, name }: LookDraft) =>
  selectedList.length === 0 && lockedIds.length === 0 && openedId === null && name === '';
