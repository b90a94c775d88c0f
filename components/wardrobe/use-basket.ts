import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CareService, RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { addToBasket, type Added, type BasketLine, type ItemBasket, changeLine, removeLine } from '@/lib/domain/wardrobe/item-basket';
import { useUserStore } from '@/stores/user-store';
import { keepDraft, newDraft, readDraft, storedAs, type BasketDraft } from './basket-draft';

export interface BasketControl {
  draft: BasketDraft;
  change: (part: Partial<BasketDraft>) => void;
  add: (items: readonly WardrobeItem[], action: RequestAction, service?: CareService) => Added;
  changeLine: (itemId: string, part: Partial<Pick<BasketLine, 'service' | 'note'>>) => void;
  remove: (itemId: string) => void;
  clear: () => void;
}

/** One basket for everything that can be asked for a piece. */
export function useBasket(): BasketControl {
  // Members' views are made in the browser only, so the first render may read what is stored.
  const owner = useUserStore((state) => state.user?.id ?? null);
  const [draft, setDraft] = useState(() => readDraft(owner));
  // Somebody else has logged in, over this very page.
  if (draft.owner !== owner) setDraft(readDraft(owner));
  useEffect(() => keepDraft(draft), [draft]);
  useEffect(() => {
    // The basket is one, in however many tabs it stands: what another has changed or sent holds here.
    const take = ({ key }: StorageEvent) => {
      if (owner !== null && (key === null || key === storedAs(owner))) setDraft(readDraft(owner));
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [owner]);

  const change = useCallback((part: Partial<BasketDraft>) => setDraft((now) => ({ ...now, ...part })), []);
  const changeBasket = useCallback((next: (basket: ItemBasket) => ItemBasket) => {
    setDraft((now) => {
      const basket = next(now.basket);
      return basket.lines.length === 0 ? newDraft(now.owner) : { ...now, basket };
    });
  }, []);
  const { basket } = draft;
  return useMemo(
    () => ({
      draft,
      change,
      add: (items, action, service) => {
        const added = addToBasket(basket, items, action, service);
        change({ basket: added.basket });
        return added;
      },
      changeLine: (itemId, part) => changeBasket((now) => changeLine(now, itemId, part)),
      remove: (itemId) => changeBasket((now) => removeLine(now, itemId)),
      clear: () => setDraft(({ owner: whose }) => newDraft(whose)),
    }),
    [draft, basket, change, changeBasket],
  );
}
