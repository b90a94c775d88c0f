import { publicEnv } from '@/lib/config/env';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { Seo } from '@/lib/contract/content/seo';
import { countryName } from '@/lib/country-name';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { additionalServicesData } from '@/lib/domain/pricing/additional-service-offers';
import { siteAddress, siteOrigin } from '@/lib/site-address';
import type { OfferedService } from './service-card';

/** The page's services with what each costs in the region's currency. */
export function servicesStructuredData({ title, description }: Seo, services: readonly OfferedService[], locale: Locale): StructuredData {
  const region = REGIONS[regionOfLocale(locale)];
  const language = LOCALES[locale].htmlLang;
  const url = siteAddress(locale, ROUTES.additionalServices.path);
  return additionalServicesData(
    { name: title, description, url, language, country: countryName(region.ipCountry, language), provider: { name: publicEnv.brand, url: siteOrigin(region.code) } },
    services.map(({ slug, name, summary, price }) => ({ name, summary, url: `${url}#${slug}`, price })),
  );
}
