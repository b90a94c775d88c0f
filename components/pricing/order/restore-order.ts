import { orderPlace, placedOrderPlace } from '@/components/pricing/saved-draft';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { RegionCode } from '@/lib/config/regions';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { parseOrderDraft } from '@/lib/domain/pricing/order-draft';
import { parsePlacedOrder, type PlacedOrderRecord } from '@/lib/domain/pricing/placed-order';
import type { PricingState } from '@/stores/pricing-store';

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
export function answeredInCalculator(visitFees: readonly VisitFee[]): AccessQuestion[] {
  const answers: Partial<Record<VisitFee, AccessQuestion>> = { 'no-lift': 'haveLift', 'no-parking-bay': 'parkingBay' };
  return visitFees.flatMap((fee) => answers[fee] ?? []);
}

/** What was entered before, as the flow is opened. */
export function restoreOrder(store: Store, country: RegionCode): void {
  const draft = parseOrderDraft(readStored(orderPlace(country)));
  if (draft) {
    const { emailOwner } = draft;
    store.editBookCollection(draft.bookCollection);
    store.receiveEmailCheck({
      exists: emailOwner !== null && emailOwner !== 'nobody',
      loggedWithGoogle: emailOwner === 'google',
      loggedWithApple: emailOwner === 'apple',
    });
  }
}
