import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { addToBasket, type Added, type BasketLine, type ItemBasket, changeLine, removeLine } from '@/lib/domain/wardrobe/item-basket';
import { keepDraft, newDraft, readDraft, type BasketDraft } from './basket-draft';

export interface BasketControl {
  draft: BasketDraft;
  change: (part: Partial<BasketDraft>) => void;
  add: (items: readonly WardrobeItem[], action: RequestAction) => Added;
  changeLine: (itemId: string, part: Partial<Pick<BasketLine, 'service' | 'note'>>) => void;
  remove: (itemId: string) => void;
  setRush: (isRush: boolean) => void;
  clear: () => void;
}

/** One basket for everything that can be asked for a piece. */
export function useBasket(): BasketControl {
  // Members' views are made in the browser only, so the first render may read what is stored.
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => keepDraft(draft), [draft]);

  const change = useCallback((part: Partial<BasketDraft>) => setDraft((now) => ({ ...now, ...part })), []);
  const changeBasket = useCallback((next: (basket: ItemBasket) => ItemBasket) => {
    setDraft((now) => {
      const basket = next(now.basket);
      return basket.lines.length === 0 ? newDraft() : { ...now, basket };
    });
  }, []);
  const { basket } = draft;
  return useMemo(
    () => ({
      draft,
      change,
      add: (items, action) => {
        const added = addToBasket(basket, items, action);
        change({ basket: added.basket });
        return added;
      },
      changeLine: (itemId, part) => changeBasket((now) => changeLine(now, itemId, part)),
      remove: (itemId) => changeBasket((now) => removeLine(now, itemId)),
      setRush: (isRush) => changeBasket((now) => ({ ...now, isRush })),
      clear: () => setDraft(newDraft()),
    }),
    [draft, basket, change, changeBasket],
  );
}
