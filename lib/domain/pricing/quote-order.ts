import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { Packages } from '@/lib/contract/package-selection';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { collectionExtras, paysConsignmentCollection } from './collection-extras';
import type { ExtraName } from './price-list';
import type { CouponRule } from './promotion';
import { quoteBasket, type QuoteResult } from './quote-basket';

export interface OrderToQuote {
  country: RegionCode;
  packages: Packages;
  months: number;
  prices: Pick<PriceServiceData, 'shoppingCarts' | 'memberships' | 'districts'>;
  /** Null: not known yet, so no fee that hangs on it is counted. */
  address: Pick<Address, 'haveLift' | 'parkingBay' | 'district' | 'zipCode'> | null;
  coupon: CouponRule | null;
  /** Discount of a friend's code on a first order, in minor units. */
  friendReward: number | null;
  collectionDate: string | null;
}

/**
 * The price of an order with the fees of its collection. The site shows and sends these amounts; the backend recalculates them and rejects
 * others (PRICE_CHANGED). `price` of the order call is `service.totalPrice`.
 */
export function quoteOrder({
  country,
  packages,
  months,
  prices,
  address,
  coupon,
  friendReward,
  collectionDate,
}: OrderToQuote): QuoteResult {
  const { consignment, x, lite, luxe, pix, serviceApartment } = packages;
  const collected = {
    hasStorage: [x, lite, luxe, pix, ...serviceApartment].some(({ numberItems }) => numberItems > 0),
    consignedItems: consignment.numberItems,
  };
  const extras: ExtraName[] = address
    ? collectionExtras({ address, districts: prices.districts, ...collected })
    : paysConsignmentCollection(collected)
      ? ['consignment-collection']
      : [];
  return quoteBasket({
    country,
    packages,
    months,
    priceList: prices.shoppingCarts,
    memberships: prices.memberships,
    extras,
    coupon,
    friendReward,
    collectionDate,
  });
}
