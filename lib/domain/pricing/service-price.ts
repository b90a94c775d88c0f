import { EXTRAS, type ShoppingCart } from '@/lib/contract/pricing';
import { priceOfExtra } from './price-list';

/**
 * The price of the extra that an additional service names, in minor units.
 * @returns null for a service that is quoted piece by piece, or when the price list is not known
 */
export function priceOfService(priceList: readonly ShoppingCart[] | null, priceKey: string): number | null {
  const extra = EXTRAS.find((known) => known === priceKey);
  return extra && priceList ? priceOfExtra(priceList, extra) : null;
}
