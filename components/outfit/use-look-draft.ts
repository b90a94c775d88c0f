import { useCallback, useEffect, useState } from 'react';
import { isEmptyLook, parseLookDraft, type LookDraft } from '@/lib/domain/outfit/look-draft';
import { draftKey } from '@/lib/drafts';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { useOutfitStoreApi } from '@/stores/outfit-store';

const STORED_AS = draftKey('outfit-look');
const readDraft = () => parseLookDraft(readStored(STORED_AS));

function keep(part: Partial<LookDraft>): void {
  const next = { ...readDraft(), ...part };
  if (isEmptyLook(next)) removeStored(STORED_AS);
  else writeStored(STORED_AS, JSON.stringify(next));
}

export type LookHead = Pick<LookDraft, 'openedId' | 'name'>;

/** What lies on the canvas and what it is called outlives a reload; it goes when the member logs out. */
export function useLookDraft(): [LookHead, (part: Partial<LookHead>) => void] {
  const store = useOutfitStoreApi();
  const [head, setHead] = useState<LookHead>(readDraft);

  useEffect(() => {
    // Coming from another page the canvas is still as it was left.
    if (store.getState().selectedList.length === 0) store.getState().restore(readDraft());
    return store.subscribe(({ selectedList, lockedIds }, before) => {
      if (selectedList !== before.selectedList || lockedIds !== before.lockedIds) keep({ selectedList, lockedIds });
    });
  }, [store]);

  const change = useCallback((part: Partial<LookHead>) => {
    setHead((now) => ({ openedId: now.openedId, name: now.name, ...part }));
    keep(part);
  }, []);
  return [head, change];
}
