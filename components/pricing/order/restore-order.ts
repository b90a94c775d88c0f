import type { RegionCode } from '@/lib/config/regions';
import { draftKey } from '@/lib/browser/drafts';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { orderStepNumber } from '@/lib/domain/pricing/order-flow';
import { parseOrderDraft } from '@/lib/domain/pricing/order-draft';
import { readStored } from '@/lib/browser/storage';
import type { PricingState } from '@/stores/pricing-store';
import { readPlacedOrder } from './placed-order';

export const orderPlace = (country: RegionCode) => draftKey(`order.${country}`);

type Store = Pick<PricingState, 'editBookCollection' | 'goToBookingStep' | 'goToStep' | 'succeedPayment' | 'bookCollection'>;

/**
 * Restores the order draft into the store. `resume`: a page was opened; continue only an order in progress, or show the one just placed.
 * `start`: the visitor starts booking; earlier input is restored.
 */
export function restoreOrder(store: Store, country: RegionCode, how: 'resume' | 'start', visitFees: readonly VisitFee[] = []): void {
  const placed = how === 'resume' ? readPlacedOrder(country) : null;
  if (placed) {
    store.editBookCollection({ address: placed.address });
    store.succeedPayment();
    store.goToStep(orderStepNumber('done'));
    return;
  }
  const draft = parseOrderDraft(readStored(orderPlace(country)));
  if (draft) {
    store.editBookCollection(draft.bookCollection);
    store.goToBookingStep(draft.stepBookCollection);
  } else if (visitFees.length > 0) {
    // Access answers given in the calculator apply to the order too.
    const { address } = store.bookCollection;
    store.editBookCollection({
      address: { ...address, haveLift: !visitFees.includes('no-lift'), parkingBay: !visitFees.includes('no-parking-bay') },
    });
  }
  const step = draft?.step ?? 1;
  if (how === 'start') store.goToStep(Math.max(orderStepNumber('account'), step));
  else if (step > 1) store.goToStep(step);
}
