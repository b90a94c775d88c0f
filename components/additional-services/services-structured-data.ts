import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { Seo } from '@/lib/contract/content/seo';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { additionalServicesData } from '@/lib/domain/pricing/additional-service-offers';
import { serviceOfPage } from '@/lib/domain/pricing/service-of-page';
import type { OfferedService } from './service-card';

/** The page's services with what each costs in the region's currency. */
export function servicesStructuredData({ title, description }: Seo, services: readonly OfferedService[], locale: Locale): StructuredData {
  const page = serviceOfPage(locale, ROUTES.additionalServices.path, { name: title, description });
  return additionalServicesData(
    page,
    services.map(({ slug, name, summary, price }) => ({ name, summary, url: `${page.url}#${slug}`, price })),
  );
}
