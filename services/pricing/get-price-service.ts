import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { sendCall } from '@/services/http/send-call';

/**
 * Price list, memberships, slots and districts of a country.
 * @returns null when the provider cannot be asked: pages then say "price on request", never zero
 */
export async function getPriceService(country: RegionCode, referralCode?: string): Promise<PriceServiceData | null> {
  const outcome = await sendCall('priceService', { body: { country, ...(referralCode ? { referralCode } : {}) } });
  if (outcome.kind !== 'ok') return null;
  // A proxy's own JSON with the right status is no price list.
  const { data } = outcome as { data: Partial<PriceServiceData> | null };
  return data?.shoppingCarts && data.timeslotInformation && data.districts && data.memberships ? outcome.data : null;
}
