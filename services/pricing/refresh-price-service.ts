import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { REFERRAL_STORAGE_KEY } from '@/lib/domain/referral/referral-code';
import { readStored } from '@/lib/storage';
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
  const referralCode = readStored(REFERRAL_STORAGE_KEY) ?? undefined;
  const query = {
    queryKey: ['price-service', country, referralCode ?? null],
    queryFn: async ({ signal }: { signal: AbortSignal }) => dataOrThrow(await sendCall('priceService', { body: { country, ...(referralCode ? { referralCode } : {}) }, signal }), { shoppingCarts: 'list', timeslotInformation: 'list', districts: 'list', memberships: 'list' }),
    staleTime: isForced ? 0 : STALE_AFTER_MS,
  };
  return queryClient().fetchQuery(query).catch(() => null);
}
