import type { Currency } from '@/lib/config/regions';
import { EXTRAS, type CarePrice, type ShoppingCart } from '@/lib/contract/pricing';
import type { Money } from '@/lib/money';
import { priceOfExtra } from './price-list';

/** `listed` per `piece`: exact price; per `from`: the address may add to it. `quote`: on request. `unknown`: the list could not be read. */
export type ServicePrice = { kind: 'listed'; money: Money; per: 'piece' | 'from' } | { kind: 'quote' } | { kind: 'unknown' };

/**
 * The price of an additional service.
 * @param priceList null: the provider did not answer
 */
export function priceOfService(priceList: readonly ShoppingCart[] | null, priceKey: string, currency: Currency): ServicePrice {
  if (!priceList) return { kind: 'unknown' };
  const care = priceList.find((entry): entry is CarePrice => 'care' in entry && entry.care === priceKey);
  if (care) return { kind: 'listed', money: { amount: care.price, currency }, per: 'piece' };
  const extra = EXTRAS.find((known) => known === priceKey);
  const amount = extra ? priceOfExtra(priceList, extra) : null;
  return amount === null ? { kind: 'quote' } : { kind: 'listed', money: { amount, currency }, per: 'from' };
}
