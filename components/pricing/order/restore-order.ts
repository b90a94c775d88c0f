import type { RegionCode } from '@/lib/config/regions';
import { draftKey } from '@/lib/drafts';
import { orderStepNumber } from '@/lib/domain/pricing/order-flow';
import { parseOrderDraft } from '@/lib/domain/pricing/order-draft';
import { readStored } from '@/lib/storage';
import type { PricingState } from '@/stores/pricing-store';

export const orderPlace = (country: RegionCode) => draftKey(`order.${country}`);

type Store = Pick<PricingState, 'editBookCollection' | 'goToBookingStep' | 'goToStep'>;

/**
 * Puts what this browser kept of an order back into the store.
 * - `resume`: a page was opened; the flow goes on only where one had begun
 * - `start`: somebody wants to book; what was entered before is there again
 */
export function restoreOrder(store: Store, country: RegionCode, how: 'resume' | 'start'): void {
  const draft = parseOrderDraft(readStored(orderPlace(country)));
  if (draft) {
    store.editBookCollection(draft.bookCollection);
    store.goToBookingStep(draft.stepBookCollection);
  }
  const step = draft?.step ?? 1;
  if (how === 'start') store.goToStep(Math.max(orderStepNumber('account'), step));
  else if (step > 1) store.goToStep(step);
}
