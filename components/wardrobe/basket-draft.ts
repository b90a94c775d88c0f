import { EMPTY_BASKET, parseBasket, type ItemBasket } from '@/lib/domain/wardrobe/item-basket';
import { draftKey } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import type { VisitDraft } from './visit-draft';

/** What a member has put together and not sent: it outlives a reload and a closed tab, and goes with the session. */
export interface BasketDraft extends VisitDraft {
  /** Whose it is: the next person at this browser sees neither pieces nor address of it. Null: nobody is known yet, and nothing is kept. */
  owner: string | null;
  basket: ItemBasket;
  /** Of one confirmation: the same again after an answer that got lost, another one after a refusal. */
  attempt: string;
}

const NAME = 'item-basket';
export const storedAs = (owner: string) => draftKey(`${NAME}:${owner}`);

export function newDraft(owner: string | null, basket: ItemBasket = EMPTY_BASKET): BasketDraft {
  return { owner, basket, booking: null, hold: null, isPhoneCodeSettled: false, key: randomId(), attempt: randomId() };
}

export function readDraft(owner: string | null): BasketDraft {
  // Before baskets had owners there was one for whoever came.
  removeStored(draftKey(NAME));
  const text = owner === null ? null : readStored(storedAs(owner));
  const basket = parseBasket(text);
  if (basket.lines.length === 0) return newDraft(owner);
  const stored = JSON.parse(text ?? '{}') as Partial<BasketDraft>;
  const draft = newDraft(owner, basket);
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
  if (draft.owner === null) return;
  if (draft.basket.lines.length === 0) removeStored(storedAs(draft.owner));
  else {
    writeStored(
      storedAs(draft.owner),
      JSON.stringify({
        ...draft.basket,
        booking: draft.booking,
        hold: draft.hold,
        isPhoneCodeSettled: draft.isPhoneCodeSettled,
        key: draft.key,
        attempt: draft.attempt,
      }),
    );
  }
}
