import { useCallback, useEffect, useState } from 'react';
import { isEmptyLook, parseLookDraft, type LookDraft } from '@/lib/domain/outfit/look-draft';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { useOutfitStoreApi } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';

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
