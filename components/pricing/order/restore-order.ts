import type { RegionCode } from '@/lib/config/regions';
import type { VisitFee } from '@/lib/domain/pricing/basket-draft';
import { parseOrderDraft } from '@/lib/domain/pricing/order-draft';
import { readStored } from '@/lib/browser/storage';
import type { PricingState } from '@/stores/pricing-store';
import { orderPlace } from '../saved-draft';

type Store = Pick<PricingState, 'editBookCollection' | 'receiveEmailCheck' | 'bookCollection'>;

/** What was entered before, as the flow is opened. Without a draft, the access answers of the calculator apply to the order too. */
export function restoreOrder(store: Store, country: RegionCode, visitFees: readonly VisitFee[]): void {
  const draft = parseOrderDraft(readStored(orderPlace(country)));
  if (draft) {
    const { emailOwner } = draft;
    store.editBookCollection(draft.bookCollection);
    store.receiveEmailCheck({
      exists: emailOwner !== null && emailOwner !== 'nobody',
      loggedWithGoogle: emailOwner === 'google',
      loggedWithApple: emailOwner === 'apple',
    });
  } else if (visitFees.length > 0) {
    const { address } = store.bookCollection;
    store.editBookCollection({
      address: { ...address, haveLift: !visitFees.includes('no-lift'), parkingBay: !visitFees.includes('no-parking-bay') },
    });
  }
}
