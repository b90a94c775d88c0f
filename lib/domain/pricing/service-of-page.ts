import { publicEnv } from '@/lib/config/env';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { countryName } from '@/lib/text/country-name';
import { siteAddress, siteOrigin } from '@/lib/site/site-address';
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
