import { publicEnv } from '@/lib/config/env';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { countryName } from '@/lib/text/country-name';
import { siteAddress, siteOrigin } from '@/lib/site/site-address';
import type { DescribedService } from './service-offers';

/**
 * What a page sells, as search engines are told of it, in the page's own language and country.
 * @param path the page's own address on the site, the one that its canonical link names
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
