import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { decodeDraft, encodeDraft } from '@/lib/domain/pricing/quote-link';
import { readStored, writeStored } from '@/lib/storage';

const keyOf = (country: RegionCode) => `basket.${country}`;

/** Kept as the text of a quote link: what is read back is checked in the same way. */
export function saveDraft(country: RegionCode, draft: BasketDraft): void {
  writeStored(keyOf(country), encodeDraft(draft));
}

export function readSavedDraft(country: RegionCode): BasketDraft | null {
  return decodeDraft(readStored(keyOf(country)) ?? '');
}
