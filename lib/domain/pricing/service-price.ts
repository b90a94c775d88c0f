import type { Currency } from '@/lib/config/regions';
import { EXTRAS, type CarePrice, type ShoppingCart } from '@/lib/contract/pricing';
import type { Money } from '@/lib/money';
import { priceOfExtra } from './price-list';

/**
 * `listed` per `piece`: each costs just this; per `from`: the address may add to it. `quote`: the list has no price for it.
 * `unknown`: there is no list to read, which says nothing of how the service is sold.
 */
export type ServicePrice = { kind: 'listed'; money: Money; per: 'piece' | 'from' } | { kind: 'quote' } | { kind: 'unknown' };

/**
 * What an additional service costs.
 * @param priceList null: the provider could not be asked
 */
export function priceOfService(priceList: readonly ShoppingCart[] | null, priceKey: string, currency: Currency): ServicePrice {
  if (!priceList) return { kind: 'unknown' };
  const care = priceList.find((entry): entry is CarePrice => 'care' in entry && entry.care === priceKey);
  if (care) return { kind: 'listed', money: { amount: care.price, currency }, per: 'piece' };
  const extra = EXTRAS.find((known) => known === priceKey);
  const amount = extra ? priceOfExtra(priceList, extra) : null;
  return amount === null ? { kind: 'quote' } : { kind: 'listed', money: { amount, currency }, per: 'from' };
}
