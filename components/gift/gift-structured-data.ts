import type { Offer, Service, WithContext } from 'schema-dts';
import { type Locale, regionOfLocale } from '@/lib/config/locales';
import { type Currency, REGIONS } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { StructuredData } from '@/lib/domain/content/structured-data';
import { serviceOfPage } from '@/lib/domain/pricing/service-price';
import { describedService, type DescribedService } from '@/lib/domain/pricing/service-offers';
import type { GiftProps } from './gift-props';

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

/** The gift packages with their prices in the region's currency. */
export function giftStructuredData({ content, gifts }: Pick<GiftProps, 'content' | 'gifts'>, locale: Locale): StructuredData {
  const { title, description } = content.seo;
  const page = serviceOfPage(locale, ROUTES.giftPackages.path, { name: title, description });
  return giftsData(page, gifts, REGIONS[regionOfLocale(locale)].currency);
}
