import { extrasOf, MEMBERSHIPS, priceListOf } from '@/backend/api/db/seed/price-list';
import type { RegionCode } from '@/lib/config/regions';
import type { Packages } from '@/lib/contract/package-selection';
import type { PriceServiceData } from '@/lib/contract/pricing';
import type { Basket } from '@/lib/domain/pricing/quote-basket';
import prices from './prices.json' with { type: 'json' };

/** A price list of Hong Kong for tests of views: it stays when a price changes. */
export const HK_PRICES = {
  shoppingCarts: [...prices.priceList.hk, ...prices.extras.hk],
  memberships: prices.MEMBERSHIPS,
} as Pick<PriceServiceData, 'shoppingCarts' | 'memberships'>;

const nothing = { numberItems: 0, totalPrice: 0 };

/** A basket of which only what is named holds something. */
export function createPackages(overrides: Partial<Packages> = {}): Packages {
  return {
    x: { ...nothing, xType: 'basic' },
    lite: nothing,
    luxe: nothing,
    pix: nothing,
    consignment: nothing,
    serviceApartment: [],
    ...overrides,
  };
}

/** A basket on the sample price list of a country. */
export function createBasket(country: RegionCode, packages: Partial<Packages>, overrides: Partial<Basket> = {}): Basket {
  return {
    country,
    packages: createPackages(packages),
    months: 1,
    priceList: [...priceListOf(country), ...extrasOf(country)],
    memberships: MEMBERSHIPS,
    ...overrides,
  };
}

export const counted = (numberItems: number) => ({ numberItems, totalPrice: 0 });
