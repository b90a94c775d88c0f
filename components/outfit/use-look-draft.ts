import { useEffect } from 'react';
import { createDraftStore, type DraftDefinition } from '@/lib/browser/draft-store';
import { angleWithin, sizeWithin, type LaidItem } from '@/lib/domain/outfit/lay-out';
import { isRecord } from '@/lib/records';
import { useOutfitStoreApi, type OutfitState } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';

/** A look that is being edited and not saved. */
type LookDraft = Pick<OutfitState, 'selectedList' | 'lockedIds' | 'openedId' | 'name'>;

const isLaid = (value: unknown): value is LaidItem =>
  isRecord(value) && typeof value.id === 'string' && Number.isFinite(value.x) && Number.isFinite(value.y);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isEmptyLook = ({ selectedList, lockedIds, openedId, name }: LookDraft) =>
  selectedList.length === 0 && lockedIds.length === 0 && openedId === null && name === '';

/** Invalid parts of what is stored are ignored: an old or broken draft still opens. */
export const LOOK_DRAFT: DraftDefinition<LookDraft> = {
  read: (stored) => ({
    selectedList: list(stored.selectedList)
      .filter(isLaid)
      // A draft of before had no sizes.
      .map(({ id, x, y, size, angle }) => ({
        id,
        x,
        y,
        size: sizeWithin(Number.isFinite(size) ? size : 100),
        ...(angle ? { angle: angleWithin(Number(angle) || 0) } : {}),
      })),
    lockedIds: list(stored.lockedIds).filter((id) => typeof id === 'string'),
    openedId: typeof stored.openedId === 'string' ? stored.openedId : null,
    name: typeof stored.name === 'string' ? stored.name : '',
  }),
  write: (draft) => (isEmptyLook(draft) ? null : draft),
};

/** The canvas and the look's name survive a reload and are deleted at logout. */
export function useLookDraft(): void {
  const store = useOutfitStoreApi();
  const owner = useUserStore((state) => state.user?.id ?? '');
  useEffect(() => {
    const kept = createDraftStore(`outfit-look:${owner}`, LOOK_DRAFT);
    // After navigation within the site the store still holds the canvas.
    if (isEmptyLook(store.getState())) store.getState().restore(kept.getState());
    return store.subscribe(({ selectedList, lockedIds, openedId, name }, before) => {
      const draft = { selectedList, lockedIds, openedId, name };
      if (Object.entries(draft).some(([key, value]) => before[key as keyof typeof draft] !== value)) kept.setState(draft);
    });
  }, [store, owner]);
}
