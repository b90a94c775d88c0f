import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import { serviceData } from '@/lib/domain/pricing/service-offers';
import { siteAddress, siteOrigin } from '@/lib/site-address';
import { JsonLd } from '@/components/ui/json-ld';
import { useLocale } from '@/components/ui/use-locale';
import type { PricingProps } from './pricing-props';

/** The service of this tab with what it costs in this region's currency. */
export function PricingStructuredData({ type, content, packages, prices }: PricingProps) {
  const { locale, localeTag, region } = useLocale();
  const { t } = useTranslation(['layout']);
  const data = serviceData(
    {
      name: t(`layout:${type}`),
      description: content.seo.description,
      url: siteAddress(locale, `${ROUTES.servicesPricing.path}?type=${type}`),
      language: localeTag,
      country: region.ipCountry,
      provider: { name: publicEnv.brand, url: siteOrigin(region.code) },
      packages,
    },
    prices?.shoppingCarts ?? [],
    region.currency,
  );
  return <JsonLd id="service" data={data} />;
}
