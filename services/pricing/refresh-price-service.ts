import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { keptReferralCode, REFERRAL_STORAGE_KEY, withoutReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, writeStored } from '@/lib/storage';
import { queryClient } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';

const STALE_AFTER_MS = 60_000;

/**
 * Today's prices for a page that shows those of its build, at most once a minute a tab; with the friend's
 * code that brought the visitor here. Loaded late: it brings the HTTP client along.
 * @param isForced asked although it was asked a moment ago: a slot was lost, or a price has changed
 * @returns null when the provider cannot be asked: what the page shows stays
 */
export async function refreshPriceService(country: RegionCode, { isForced = false } = {}): Promise<PriceServiceData | null> {
  const referralCode = keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());
  const query = {
    queryKey: ['price-service', country, referralCode],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      dataOrThrow(await sendCall('priceService', { body: { country, ...(referralCode ? { referralCode } : {}) }, signal }), {
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
