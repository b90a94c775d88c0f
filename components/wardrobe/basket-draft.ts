import { EMPTY_BASKET, parseBasket, type ItemBasket } from '@/lib/domain/wardrobe/item-basket';
import { draftKey } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import type { VisitDraft } from './visit-draft';

/** What a member has put together and not sent: it outlives a reload and a closed tab, and goes with the session. */
export interface BasketDraft extends VisitDraft {
  basket: ItemBasket;
  /** Of one confirmation: the same again after an answer that got lost, another one after a refusal. */
  attempt: string;
}

const STORED_AS = draftKey('item-basket');

export function newDraft(basket: ItemBasket = EMPTY_BASKET): BasketDraft {
  return { basket, booking: null, hold: null, isPhoneCodeSettled: false, key: randomId(), attempt: randomId() };
}

export function readDraft(): BasketDraft {
  const text = readStored(STORED_AS);
  const basket = parseBasket(text);
  if (basket.lines.length === 0) return newDraft();
  const stored = JSON.parse(text ?? '{}') as Partial<BasketDraft>;
  const draft = newDraft(basket);
  return {
    ...draft,
    booking: stored.booking ?? null,
    hold: stored.hold ?? null,
    isPhoneCodeSettled: stored.isPhoneCodeSettled === true,
    key: typeof stored.key === 'string' ? stored.key : draft.key,
    attempt: typeof stored.attempt === 'string' ? stored.attempt : draft.attempt,
  };
}

export function keepDraft(draft: BasketDraft): void {
  if (draft.basket.lines.length === 0) removeStored(STORED_AS);
  else writeStored(STORED_AS, JSON.stringify({ ...draft.basket, booking: draft.booking, hold: draft.hold, isPhoneCodeSettled: draft.isPhoneCodeSettled, key: draft.key, attempt: draft.attempt }));
}
