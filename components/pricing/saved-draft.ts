import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { encodeDraft } from '@/lib/domain/pricing/quote-link';
import { draftKey } from '@/lib/drafts';
import { readStored, removeStored, writeStored } from '@/lib/storage';

const keyOf = (country: RegionCode) => `basket.${country}`;

/** Kept as the text of a quote link: what is read back is checked in the same way. */
export function saveDraft(country: RegionCode, draft: BasketDraft): void {
  writeStored(keyOf(country), encodeDraft(draft));
}

/** The code that was applied last; asked about again before it counts. */
export const couponPlace = (country: RegionCode) => draftKey(`coupon.${country}`);

/** What the last page of an order shows: of this tab, until it is left. */
export const placedOrderPlace = (country: RegionCode) => draftKey(`placed-order.${country}`);

export function forgetDraft(country: RegionCode): void {
  removeStored(keyOf(country));
}

/** The text that `saveDraft` kept, not yet checked. */
export function savedDraftText(country: RegionCode): string | null {
  return readStored(keyOf(country));
}
