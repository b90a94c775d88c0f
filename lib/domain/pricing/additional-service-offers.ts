import { describedService, type DescribedService } from './service-offers';
import type { ServicePrice } from './service-price';

interface Offered {
  name: string;
  summary: string;
  /** The service's own place on the page. */
  url: string;
  price: ServicePrice;
}

/** The additional services with their prices for search engines. What is quoted, or of unknown price, is no offer. */
export function additionalServicesData(described: DescribedService, services: readonly Offered[]): Readonly<Record<string, unknown>> {
  return describedService(
    described,
    services.flatMap(({ name, summary, url, price }) =>
      price.kind === 'listed'
        ? [{ '@type': 'Offer', name, description: summary, url, priceCurrency: price.money.currency, ...statedPrice(price) }]
        : [],
    ),
  );
}

/** Units of the currency. What an address may add to has a least price and none that is the price. */
function statedPrice({ money: { amount, currency }, per }: Extract<ServicePrice, { kind: 'listed' }>): Readonly<Record<string, unknown>> {
  const price = (amount / 100).toFixed(2);
  if (per === 'from') return { priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: currency } };
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
