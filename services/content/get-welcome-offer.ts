import type { RegionCode } from '@/lib/config/regions';
import { welcomeOf } from '@/lib/domain/pricing/price-list';
import { sendLazily } from '@/services/http/send-lazily';

const FRESH_MS = 60_000;
const kept = new Map<RegionCode, { askedAt: number; percent: Promise<number | null> }>();

/**
 * Whole percent off a first order that subscribing brings, from the provider's price list; null when nobody says. For the foot of every page
 * at build and revalidation: one question a minute for all of them.
 */
export function getWelcomeOffer(country: RegionCode): Promise<number | null> {
  const known = kept.get(country);
  if (known && Date.now() - known.askedAt < FRESH_MS) return known.percent;
  const percent = askForOffer(country);
  kept.set(country, { askedAt: Date.now(), percent });
  return percent;
}

async function askForOffer(country: RegionCode): Promise<number | null> {
  const outcome = await sendLazily('priceService', { body: { country } });
  if (outcome.kind !== 'ok') return null;
  // A proxy's JSON with status 200 is not a price list.
  const { data } = outcome as { data: Partial<typeof outcome.data> | null };
  return welcomeOf(Array.isArray(data?.shoppingCarts) ? data.shoppingCarts : []);
}
