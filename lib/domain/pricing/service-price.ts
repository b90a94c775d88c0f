import { publicEnv } from '@/lib/config/env';
import { type Locale, LOCALES, regionOfLocale } from '@/lib/config/locales';
import { type Currency, REGIONS } from '@/lib/config/regions';
import { type CarePrice, EXTRAS, type ShoppingCart } from '@/lib/contract/pricing';
import type { Money } from '@/lib/money';
import { siteAddress, siteOrigin } from '@/lib/site/site-address';
import { countryName } from '@/lib/text/names';
import { priceOfExtra } from './price-list';
import type { DescribedService } from './service-offers';

/**
 * What a page sells, for search engines, in the page's language and country.
 * @param path canonical path of the page
 */
export function serviceOfPage(
  locale: Locale,
  path: `/${string}`,
  { name, description }: Pick<DescribedService, 'name' | 'description'>,
): DescribedService {
  const region = REGIONS[regionOfLocale(locale)];
  const language = LOCALES[locale].htmlLang;
  return {
    name,
    description,
    url: siteAddress(locale, path),
    country: countryName(region.ipCountry, language),
    provider: { name: publicEnv.brand, url: siteOrigin(region.code) },
  };
}

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
