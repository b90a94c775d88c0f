import { useEffect } from 'react';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { sizeWithin, type LaidItem } from '@/lib/domain/outfit/lay-out';
import { isRecord, parseRecord } from '@/lib/records';
import { useOutfitStoreApi, type OutfitState } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';

/** A look that is being edited and not saved. */
type LookDraft = Pick<OutfitState, 'selectedList' | 'lockedIds' | 'openedId' | 'name'>;

const isLaid = (value: unknown): value is LaidItem =>
  isRecord(value) && typeof value.id === 'string' && Number.isFinite(value.x) && Number.isFinite(value.y);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Invalid parts of the stored text are ignored: an old or broken draft still opens. */
export function parseLookDraft(text: string | null): LookDraft {
  const stored = parseRecord(text);
  return {
    selectedList: list(stored.selectedList)
      .filter(isLaid)
      // A draft of before had no sizes.
      .map(({ id, x, y, size }) => ({ id, x, y, size: sizeWithin(Number.isFinite(size) ? size : 100) })),
    lockedIds: list(stored.lockedIds).filter((id) => typeof id === 'string'),
    openedId: typeof stored.openedId === 'string' ? stored.openedId : null,
    name: typeof stored.name === 'string' ? stored.name : '',
  };
}

export const isEmptyLook = ({ selectedList, lockedIds, openedId, name }: LookDraft) =>
  selectedList.length === 0 && lockedIds.length === 0 && openedId === null && name === '';

/** The canvas and the look's name survive a reload and are deleted at logout. */
export function useLookDraft(): void {
  const store = useOutfitStoreApi();
  const owner = useUserStore((state) => state.user?.id ?? '');

  useEffect(() => {
    const storedAs = draftKey(`outfit-look:${owner}`);
    // After navigation within the site the store still holds the canvas.
    if (isEmptyLook(store.getState())) store.getState().restore(parseLookDraft(readStored(storedAs)));
    return store.subscribe(({ selectedList, lockedIds, openedId, name }, before) => {
      const draft = { selectedList, lockedIds, openedId, name };
      if (Object.entries(draft).every(([key, value]) => before[key as keyof typeof draft] === value)) return;
      if (isEmptyLook(draft)) removeStored(storedAs);
      else writeStored(storedAs, JSON.stringify(draft));
    });
  }, [store, owner]);
}
