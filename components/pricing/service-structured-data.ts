import { regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { queryOfService, ROUTES } from '@/lib/config/routes';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { serviceOfPage } from '@/lib/domain/pricing/service-price';
import { serviceData } from '@/lib/domain/pricing/service-offers';
import type { PricingProps } from './pricing-props';

/** The tab's service with its price in the region's currency. */
export function serviceStructuredData({ type, content, packages, prices }: PricingProps, locale: Locale, name: string): StructuredData {
  const { description } = content.seo;
  const service = serviceOfPage(locale, `${ROUTES.servicesPricing.path}${queryOfService(type)}`, { name, description });
  return serviceData({ ...service, packages }, prices?.shoppingCarts ?? [], REGIONS[regionOfLocale(locale)].currency);
}
