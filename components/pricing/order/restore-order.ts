import type { RegionCode } from '@/lib/config/regions';
import type { AccessQuestion } from '@/lib/domain/booking/address-fields';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { parseOrderDraft } from '@/lib/domain/pricing/order-draft';
import { readStored } from '@/lib/browser/storage';
import type { PricingState } from '@/stores/pricing-store';
import { orderPlace } from '../saved-draft';

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
