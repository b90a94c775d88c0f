import { isOrderWaiting, orderName, placedOrderPlace } from '@/components/pricing/saved-draft';
import { createDraftStore } from '@/lib/browser/draft-store';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { RegionCode } from '@/lib/config/regions';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { BLANK_ACCOUNT, readOrderDraft, type OrderDraft } from '@/lib/domain/pricing/order-draft';
import { randomId } from '@/lib/random-id';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import type { PricingState } from '@/stores/pricing-store';
import { parsePlacedOrder, type PlacedOrderRecord } from '../model/placed-order';

/** What a payment answered; `order` is null when only the payment intent confirmed it. */
export type OrderResult = Omit<PlacedOrderRecord, 'address'>;

export function keepPlacedOrder(country: RegionCode, record: PlacedOrderRecord): void {
  writeStored(placedOrderPlace(country), JSON.stringify(record), 'session');
}

/** @param number as the address names it; null: the order that was paid for in this tab last */
export function readPlacedOrder(country: RegionCode, number: string | null): PlacedOrderRecord | null {
  const record = parsePlacedOrder(readStored(placedOrderPlace(country), 'session'));
  return number === null || record?.order?.number === number ? record : null;
}

type Store = Pick<PricingState, 'editBookCollection' | 'receiveEmailCheck'>;

/** Who ticked a fee in the calculator has answered its question; what was not ticked is open. */
function answeredInCalculator(visitFees: readonly VisitFee[]): AccessQuestion[] {
  const answers: Partial<Record<VisitFee, AccessQuestion>> = { 'no-lift': 'haveLift', 'no-parking-bay': 'parkingBay' };
  return visitFees.flatMap((fee) => answers[fee] ?? []);
}

/** An order that is not placed yet. @param visitFees ticked in the calculator, for an order that begins */
export const orderDraft = (country: RegionCode, visitFees: readonly VisitFee[] = []) =>
  createDraftStore<OrderDraft>(orderName(country), {
    read: (stored) =>
      readOrderDraft(stored) ?? {
        emailOwner: null,
        account: BLANK_ACCOUNT,
        bookCollection: BLANK_BOOK_COLLECTION,
        hold: null,
        holdKey: randomId(),
        isPhoneCodeSettled: false,
        answered: answeredInCalculator(visitFees),
      },
    write: (draft) => draft,
  });

/** What was entered before, as the flow is opened. */
export function restoreOrder(store: Store, country: RegionCode): void {
  if (!isOrderWaiting(country)) return;
  const { bookCollection, emailOwner } = orderDraft(country).getState();
  store.editBookCollection(bookCollection);
  store.receiveEmailCheck({
    exists: emailOwner !== null && emailOwner !== 'nobody',
    loggedWithGoogle: emailOwner === 'google',
    loggedWithApple: emailOwner === 'apple',
  });
}
