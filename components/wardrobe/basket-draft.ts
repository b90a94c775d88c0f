import { EMPTY_BASKET, readBasket, type ItemBasket } from '@/lib/domain/wardrobe/item-basket';
import type { DraftDefinition } from '@/lib/draft-store';
import { randomId } from '@/lib/random-id';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';

/** What a member has put together and not sent: it outlives a reload and a closed tab, and goes with the session. */
export interface BasketDraft extends VisitDraft {
  basket: ItemBasket;
  /** Of one confirmation: the same again after an answer that got lost, another one after a refusal. */
  attempt: string;
}

export function newBasketDraft(basket: ItemBasket = EMPTY_BASKET): BasketDraft {
  return { ...readVisit({}), basket, attempt: randomId() };
}

export const BASKET_DRAFT: DraftDefinition<BasketDraft> = {
  read: (stored) => {
    const basket = readBasket(stored);
    if (basket.lines.length === 0) return newBasketDraft();
    return { ...readVisit(stored), basket, attempt: typeof stored.attempt === 'string' ? stored.attempt : randomId() };
  },
  write: ({ basket, ...rest }) => (basket.lines.length === 0 ? null : { ...basket, ...rest }),
};
