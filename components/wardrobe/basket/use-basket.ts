import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';
import { useDraft } from '@/components/ui/forms/use-draft';
import { useDrawerSteps } from '@/components/ui/hooks/use-drawer-steps';
import type { DraftDefinition } from '@/lib/browser/draft-store';
import { draftKey } from '@/lib/browser/drafts';
import { removeStored } from '@/lib/browser/storage';
import type { RegionCode } from '@/lib/config/regions';
import type { CareService, RequestAction, WardrobeItem } from '@/lib/contract/wardrobe';
import { firstOpenBookingStep } from '@/components/booking/model/booking-steps';
import {
  type Added,
  addToBasket,
  basketBody,
  type BasketLine,
  changeLine,
  EMPTY_BASKET,
  type ItemBasket,
  needsVisit,
  readBasket,
  removeLine,
} from '@/lib/domain/wardrobe/item-basket';
import { randomId } from '@/lib/random-id';
import { requestQuoteQuery } from '@/services/wardrobe/requests';
import { useUserStore } from '@/stores/user-store';

const BASKET_STEPS = ['basket', 'basket-visit', 'basket-where', 'basket-when', 'basket-done'] as const;
/** The piece from which the basket was opened: Back leads to it. */
const OPENED_FROM = ['item'];

/** The basket and its parts. */
export const useBasketSteps = () => useDrawerSteps(BASKET_STEPS, OPENED_FROM);

/** A basket that has not been sent. It survives a reload and a closed tab, and is deleted with the session. */
export interface BasketDraft extends VisitDraft {
  basket: ItemBasket;
  /** Idempotency key of one confirmation: kept after a lost answer, replaced after a refusal. */
  attempt: string;
  /** The terms of selling, where something of it is to be sold. */
  hasAgreedToSell: boolean;
}

export function newBasketDraft(basket: ItemBasket = EMPTY_BASKET): BasketDraft {
  return { ...readVisit({}), basket, attempt: randomId(), hasAgreedToSell: false };
}

const BASKET_DRAFT: DraftDefinition<BasketDraft> = {
  read: (stored) => {
    const basket = readBasket(stored);
    if (basket.lines.length === 0) return newBasketDraft();
    return {
      ...readVisit(stored),
      basket,
      attempt: typeof stored.attempt === 'string' ? stored.attempt : randomId(),
      hasAgreedToSell: stored.hasAgreedToSell === true,
    };
  },
  write: ({ basket, ...rest }) => (basket.lines.length === 0 ? null : { ...basket, ...rest }),
};

export interface BasketControl {
  draft: BasketDraft;
  change: (part: Partial<BasketDraft>) => void;
  add: (items: readonly WardrobeItem[], action: RequestAction, service?: CareService) => Added;
  changeLine: (itemId: string, part: Partial<Pick<BasketLine, 'service' | 'note'>>) => void;
  remove: (itemId: string) => void;
  clear: () => void;
}

const NAME = 'item-basket';

/**
 * One basket for all services of all pieces. It is stored per member, so that the next user of this browser sees neither pieces nor
 * address.
 */
export function useBasket(): BasketControl {
  const owner = useUserStore((state) => state.user?.id ?? null);
  const name = owner === null ? null : `${NAME}:${owner}`;
  const { store, draft, change, forget } = useDraft(name, BASKET_DRAFT);
  useEffect(() => {
    // Removes the basket of older versions, which had no owner.
    removeStored(draftKey(NAME));
    // All tabs share one basket: adopt another tab's changes.
    const take = ({ key }: StorageEvent) => {
      if (name !== null && (key === null || key === draftKey(name))) store.reread();
    };
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [name, store]);

  return useMemo(() => {
    const changeBasket = (next: (basket: ItemBasket) => ItemBasket) =>
      change((now) => {
        const basket = next(now.basket);
        return basket.lines.length === 0 ? newBasketDraft() : { basket };
      });
    return {
      draft,
      change,
      add: (items, action, service) => {
        const added = addToBasket(draft.basket, items, action, service);
        change({ basket: added.basket });
        return added;
      },
      changeLine: (itemId, part) => changeBasket((now) => changeLine(now, itemId, part)),
      remove: (itemId) => changeBasket((now) => removeLine(now, itemId)),
      clear: forget,
    };
  }, [draft, change, forget]);
}

/**
 * What the basket costs, with its visit once that is complete.
 * @param country of the member's account, where the van drives, whichever site this is
 */
export function useBasketQuote({ basket, booking, answered }: BasketDraft, country: RegionCode) {
  const isVisit = needsVisit(basket);
  // Without a slot list the date cannot be checked, so the entered one is accepted.
  const isBooked = booking !== null && firstOpenBookingStep(booking, { country, timeslots: [], districts: [], answered }) === null;
  // Notes do not affect the price, so typing one needs no new quote.
  const asked = basketBody({ ...basket, lines: basket.lines.map((line) => ({ ...line, note: '' })) });
  const body = { ...asked, ...(isVisit && booking && isBooked ? { booking: { address: booking.address, date: booking.date } } : {}) };
  const quote = useQuery(requestQuoteQuery(body));
  return { quote, current: quote.isPlaceholderData ? null : (quote.data ?? null), isVisit, isBooked };
}
