import type { Offer, PriceSpecification, Service, WithContext } from 'schema-dts';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { Seo } from '@/lib/contract/content/fields';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { describedService, type DescribedService } from '@/lib/domain/pricing/service-offers';
import { serviceOfPage, type ServicePrice } from '@/lib/domain/pricing/service-price';
import type { OfferedService } from './service-card';

interface Offered {
  name: string;
  summary: string;
  /** Anchor of the service on the page. */
  url: string;
  price: ServicePrice;
}

/** The additional services with their prices for search engines. Services on request or with unknown prices have no offer. */
export function additionalServicesData(described: DescribedService, services: readonly Offered[]): WithContext<Service> {
  return describedService(
    described,
    services.flatMap(({ name, summary, url, price }): Offer[] =>
      price.kind === 'listed'
        ? [{ '@type': 'Offer', name, description: summary, url, priceCurrency: price.money.currency, ...statedPrice(price) }]
        : [],
    ),
  );
}

/** In currency units. A price that the address may add to is stated as a minimum. */
function statedPrice({ money: { amount, currency }, per }: Extract<ServicePrice, { kind: 'listed' }>): {
  price?: string;
  priceSpecification: PriceSpecification;
} {
  const price = (amount / 100).toFixed(2);
  if (per === 'from') return { priceSpecification: { '@type': 'PriceSpecification', minPrice: amount / 100, priceCurrency: currency } };
  return {
    price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      unitText: 'item',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1 },
    },
  };
}

/** The page's services with what each costs in the region's currency. */
export function servicesStructuredData({ title, description }: Seo, services: readonly OfferedService[], locale: Locale): StructuredData {
  const page = serviceOfPage(locale, ROUTES.additionalServices.path, { name: title, description });
  return additionalServicesData(
    page,
    services.map(({ slug, name, summary, price }) => ({ name, summary, url: `${page.url}#${slug}`, price })),
  );
}
