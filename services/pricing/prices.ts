import { queryOptions } from '@tanstack/react-query';
import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData, AppliedCoupon } from '@/lib/contract/pricing';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { keptReferralCode, withoutReferralCode } from '@/lib/domain/referral/referral-code';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import { readStored, writeStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';
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
  // A proxy's JSON with status 200 is not a price list.
  const { data } = outcome as { data: Partial<PriceServiceData> | null };
  return data?.shoppingCarts && data.timeslotInformation && data.districts && data.memberships ? outcome.data : null;
}

const STALE_AFTER_MS = 60_000;

/** Current prices, slots and districts of a country, asked for at most once a minute, with the referral code that brought the visitor. */
export function priceServiceQuery(country: RegionCode) {
  const referralCode = keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());
  return queryOptions({
    queryKey: ['price-service', country, referralCode],
    queryFn: async ({ signal }): Promise<PriceServiceData> => {
      const body = { country, ...(referralCode ? { referralCode } : {}) };
      const data = dataOrThrow(await sendLazily('priceService', { body, signal }), {
        shoppingCarts: 'list',
        timeslotInformation: 'list',
        districts: 'list',
        memberships: 'list',
      });
      const isUnknown = referralCode !== null && data.referralProgram?.valid === false;
      // Falls back to the previous referral code, if any. If storage refuses the change, the same code would come back.
      return isUnknown && forget(referralCode) ? queryClient().fetchQuery(priceServiceQuery(country)) : data;
    },
    staleTime: STALE_AFTER_MS,
  });
}

/**
 * Refreshes the prices of a page that has some already.
 * @param isForced also within a minute: a slot was lost, or a price has changed
 * @returns null when the provider cannot be reached: the page keeps its prices
 */
export async function refreshPriceService(country: RegionCode, { isForced = false } = {}): Promise<PriceServiceData | null> {
  const query = priceServiceQuery(country);
  return queryClient()
    .fetchQuery(isForced ? { ...query, staleTime: 0 } : query)
    .catch(() => null);
}

/** @returns whether there is a previous code to try */
function forget(code: string): boolean {
  writeStored(REFERRAL_STORAGE_KEY, withoutReferralCode(readStored(REFERRAL_STORAGE_KEY), code) ?? '');
  const next = keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());
  return next !== null && next !== code;
}

export type CheckedCoupon = { kind: 'applied'; coupon: AppliedCoupon } | { kind: 'refused'; failure: ActionFailure };

interface CouponUse {
  /** Without the code. */
  basket: Pick<Quote, 'packages' | 'service'>;
  /** Of a buyer without a session, once it is known: a personal code is judged by it. */
  email?: string | undefined;
  signal?: AbortSignal;
}

/** The discount of a coupon or gift code on this basket. */
export async function checkCoupon(code: string, country: RegionCode, { basket, email, signal }: CouponUse): Promise<CheckedCoupon> {
  const { packages, service } = basket;
  // The contract takes 64 characters. A longer code does not exist, and is refused like any other unknown code.
  const couponCode = tidyCode(code).slice(0, 64);
  const outcome = await sendLazily('checkCouponCode', {
    body: { couponCode, price: service.totalPrice, country, packages, service, ...(email ? { emailAddress: email } : {}) },
    signal,
  });
  return outcome.kind === 'ok' ? { kind: 'applied', coupon: outcome.data.couponCode } : { kind: 'refused', failure: outcome };
}
