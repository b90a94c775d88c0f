import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData, AppliedCoupon } from '@/lib/contract/pricing';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { keptReferralCode, REFERRAL_STORAGE_KEY, withoutReferralCode } from '@/lib/domain/referral/referral-code';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import { readStored, writeStored } from '@/lib/storage';
import type { ActionFailure } from '@/services/http/outcome';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendLazily } from '@/services/http/send-lazily';

/**
 * Price list, memberships, slots and districts of a country.
 * @returns null when the provider cannot be asked: pages then say "price on request", never zero
 */
export async function getPriceService(country: RegionCode, referralCode?: string): Promise<PriceServiceData | null> {
  const outcome = await sendLazily('priceService', { body: { country, ...(referralCode ? { referralCode } : {}) } });
  if (outcome.kind !== 'ok') return null;
  // A proxy's own JSON with the right status is no price list.
  const { data } = outcome as { data: Partial<PriceServiceData> | null };
  return data?.shoppingCarts && data.timeslotInformation && data.districts && data.memberships ? outcome.data : null;
}

const STALE_AFTER_MS = 60_000;

/**
 * Today's prices for a page that shows those of its build, at most once a minute a tab; with the friend's
 * code that brought the visitor here.
 * @param isForced asked although it was asked a moment ago: a slot was lost, or a price has changed
 * @returns null when the provider cannot be asked: what the page shows stays
 */
export async function refreshPriceService(country: RegionCode, { isForced = false } = {}): Promise<PriceServiceData | null> {
  const referralCode = keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());
  const query = {
    queryKey: ['price-service', country, referralCode],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      dataOrThrow(await sendLazily('priceService', { body: { country, ...(referralCode ? { referralCode } : {}) }, signal }), {
        shoppingCarts: 'list',
        timeslotInformation: 'list',
        districts: 'list',
        memberships: 'list',
      }),
    staleTime: isForced ? 0 : STALE_AFTER_MS,
  };
  const data = await queryClient()
    .fetchQuery(query)
    .catch(() => null);
  const isUnknown = referralCode !== null && data?.referralProgram?.valid === false;
  // The friend's code before it counts again, if there is one. Where storage refuses, the same would come again.
  return isUnknown && forget(referralCode) ? refreshPriceService(country, { isForced }) : data;
}

/** @returns whether another code is left to ask with */
function forget(code: string): boolean {
  writeStored(REFERRAL_STORAGE_KEY, withoutReferralCode(readStored(REFERRAL_STORAGE_KEY), code) ?? '');
  const next = keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());
  return next !== null && next !== code;
}

export type CheckedCoupon = { kind: 'applied'; coupon: AppliedCoupon } | { kind: 'refused'; failure: ActionFailure };

/** What a coupon or a gift code takes off this basket. @param quote the basket without it */
export async function checkCoupon(
  code: string,
  country: RegionCode,
  { packages, service }: Pick<Quote, 'packages' | 'service'>,
): Promise<CheckedCoupon> {
  const outcome = await sendLazily('checkCouponCode', {
    body: { couponCode: tidyCode(code), price: service.totalPrice, country, packages, service },
  });
  return outcome.kind === 'ok' ? { kind: 'applied', coupon: outcome.data.couponCode } : { kind: 'refused', failure: outcome };
}
