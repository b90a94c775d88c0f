import { readStored, writeStored } from '@/lib/browser/storage';
import type { RegionCode } from '@/lib/config/regions';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import type { Calculator } from './pricing-props';
import { COUPON_PARAMETER, couponPlace, saveDraft, savedDraftText } from './saved-draft';

const COUPON = /^[A-Za-z0-9-]{1,64}$/;

export type Arrival = Pick<Calculator, 'link' | 'couponCode'> & {
  /** What a link brought while another was kept: the visitor is asked about it. */
  offered: { basket: BasketDraft | null; code: string | null };
};

function codeOf(search: string): string | null {
  const code = tidyCode(new URLSearchParams(search).get(COUPON_PARAMETER) ?? '');
  return COUPON.test(code) ? code : null;
}

/** A code that came by a link is kept at once, unless another one is. The server judges it before it counts. */
export function keepCode(country: RegionCode, search: string) {
  const linked = codeOf(search);
  const kept = readStored(couponPlace(country)) ?? '';
  const couponCode = COUPON.test(kept) ? kept : null;
  const isKept = linked !== null && (couponCode === null || couponCode === linked);
  if (isKept) writeStored(couponPlace(country), linked);
  return { linked, isKept, couponCode: isKept ? linked : couponCode, code: isKept ? null : linked };
}

const isEmpty = ({ packages: { serviceApartment, ...single } }: BasketDraft) =>
  [...Object.values(single), ...serviceApartment].every(({ numberItems }) => numberItems === 0);

/** What an address and this browser bring. @param saved the stored basket when the page was opened; @param replace shows a basket */
export function readArrival(
  country: RegionCode,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  saved: string | null,
  replace: (draft: BasketDraft) => void,
): Arrival {
  const linked = new URLSearchParams(search).get(QUOTE_PARAMETER);
  const { isKept, couponCode, code } = keepCode(country, search);
  const arrival: Arrival = { link: isKept ? 'coupon' : 'none', couponCode, offered: { basket: null, code } };
  // The visitor changed the basket meanwhile: keep it.
  if ((linked === null && saved === null) || savedDraftText(country) !== saved) return arrival;
  const kept = saved === null ? null : decodeDraft(saved);
  const draft = linked === null ? null : decodeDraft(linked);
  const isOther = draft !== null && kept !== null && !isEmpty(kept) && linked !== saved;
  // A damaged link does not overwrite the stored basket.
  const shown = isOther ? kept : (draft ?? kept);
  if (shown) replace(shown);
  if (draft && !isOther) saveDraft(country, draft);
  if (linked === null) return arrival;
  // Coming from our home page's estimate: not a shared link, so no notice.
  const isOurOwnStep = hash === '#calculator';
  const link = !draft ? 'unreadable' : isOther || isOurOwnStep ? 'none' : 'read';
  return { ...arrival, link, offered: { basket: isOther ? draft : null, code } };
}
