import type { RegionCode } from '@/lib/config/regions';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { sendCall } from '@/services/http/send-call';

/**
 * Price list, memberships, slots and districts of a country.
 * @returns null when the provider cannot be asked: pages then say "price on request", never zero
 */
export async function getPriceService(country: RegionCode, referralCode?: string): Promise<PriceServiceData | null> {
  const outcome = await sendCall('priceService', { body: { country, ...(referralCode ? { referralCode } : {}) } });
  return outcome.kind === 'ok' ? outcome.data : null;
}
