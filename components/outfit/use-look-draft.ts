import { useCallback, useEffect, useState } from 'react';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { LaidItem } from '@/lib/domain/outfit/lay-out';
import { isRecord, parseRecord } from '@/lib/records';
import { useOutfitStoreApi } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';

/** A look that is being edited and not saved. */
interface LookDraft {
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

const storedAs = (owner: string) => draftKey(`outfit-look:${owner}`);
const readDraft = (owner: string) => parseLookDraft(readStored(storedAs(owner)));

function keep(owner: string, part: Partial<LookDraft>): void {
  const next = { ...readDraft(owner), ...part };
  if (isEmptyLook(next)) removeStored(storedAs(owner));
  else writeStored(storedAs(owner), JSON.stringify(next));
}

export type LookHead = Pick<LookDraft, 'openedId' | 'name'>;

/** The canvas and the look's name survive a reload and are deleted at logout. */
export function useLookDraft(): [LookHead, (part: Partial<LookHead>) => void] {
  const store = useOutfitStoreApi();
  const owner = useUserStore((state) => state.user?.id ?? '');
  const [head, setHead] = useState<LookHead>(() => readDraft(owner));

  useEffect(() => {
    // After navigation within the site the store still holds the canvas.
    if (store.getState().selectedList.length === 0) store.getState().restore(readDraft(owner));
    return store.subscribe(({ selectedList, lockedIds }, before) => {
      if (selectedList !== before.selectedList || lockedIds !== before.lockedIds) keep(owner, { selectedList, lockedIds });
    });
  }, [store, owner]);

  const change = useCallback(
    (part: Partial<LookHead>) => {
      setHead((now) => ({ openedId: now.openedId, name: now.name, ...part }));
      keep(owner, part);
    },
    [owner],
  );
  return [head, change];
}
