import { publicEnv } from '@/lib/config/env';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { countryName } from '@/lib/country-name';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { serviceData } from '@/lib/domain/pricing/service-offers';
import { siteAddress, siteOrigin } from '@/lib/site-address';
import type { PricingProps } from './pricing-props';

/** The service of a tab with what it costs in the region's currency. */
export function serviceStructuredData({ type, content, packages, prices }: PricingProps, locale: Locale, name: string): StructuredData {
  const region = REGIONS[regionOfLocale(locale)];
  const language = LOCALES[locale].htmlLang;
  return serviceData(
    {
      name,
      description: content.seo.description,
      url: siteAddress(locale, `${ROUTES.servicesPricing.path}?type=${type}`),
      language,
      country: countryName(region.ipCountry, language),
      provider: { name: publicEnv.brand, url: siteOrigin(region.code) },
      packages,
    },
    prices?.shoppingCarts ?? [],
    region.currency,
  );
}
