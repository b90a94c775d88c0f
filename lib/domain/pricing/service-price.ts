import { EXTRAS, type CarePrice, type ShoppingCart } from '@/lib/contract/pricing';
import { priceOfExtra } from './price-list';

/** In minor units. `piece`: each costs just this; `from`: the address may add to it. */
export interface ServicePrice {
  amount: number;
  per: 'piece' | 'from';
}

/**
 * What an additional service costs.
 * @returns null for a service that is quoted, or when the price list is not known
 */
export function priceOfService(priceList: readonly ShoppingCart[] | null, priceKey: string): ServicePrice | null {
  if (!priceList) return null;
  const care = priceList.find((entry): entry is CarePrice => 'care' in entry && entry.care === priceKey);
  if (care) return { amount: care.price, per: 'piece' };
  const extra = EXTRAS.find((known) => known === priceKey);
  const amount = extra ? priceOfExtra(priceList, extra) : null;
  return amount === null ? null : { amount, per: 'from' };
}
