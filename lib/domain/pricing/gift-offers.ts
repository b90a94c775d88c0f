import type { Offer, Service, WithContext } from 'schema-dts';
import type { Currency } from '@/lib/config/regions';
import { describedService, type DescribedService } from './service-offers';

interface Offered {
  name: string;
  tagline: string;
  /** Minor units; null: the price is not known. */
  price: number | null;
}

/** The gift packages for search engines: each is one item at one price; none without a known price. */
export function giftsData(page: DescribedService, gifts: readonly Offered[], currency: Currency): WithContext<Service> {
  return describedService(
    page,
    gifts.flatMap(({ name, tagline, price }): Offer[] =>
      price === null
        ? []
        : [{ '@type': 'Offer', name, description: tagline, url: page.url, priceCurrency: currency, price: (price / 100).toFixed(2) }],
    ),
  );
}
