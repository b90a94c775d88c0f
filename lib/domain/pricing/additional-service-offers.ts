import type { Offer, PriceSpecification, Service, WithContext } from 'schema-dts';
import { describedService, type DescribedService } from './service-offers';
import type { ServicePrice } from './service-price';

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
