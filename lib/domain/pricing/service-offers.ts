import type { Offer, Service, WithContext } from 'schema-dts';
import type { Currency } from '@/lib/config/regions';
import type { PackageName } from '@/lib/contract/package-selection';
import type { PriceListEntry, ShoppingCart } from '@/lib/contract/pricing';

export interface DescribedService {
  name: string;
  description: string;
  url: string;
  /** Its name in the language of the page. */
  country: string;
  provider: { name: string; url: string };
}

interface Sold {
  package: PackageName;
  name: string;
  tagline: string;
}

/**
 * A service with its prices for search engines, in the words of schema.org. Without a price list it is a service
 * without offers: a price that is not known is not stated.
 */
export function serviceData(
  { packages, ...described }: DescribedService & { packages: readonly Sold[] },
  priceList: readonly ShoppingCart[],
  currency: Currency,
): WithContext<Service> {
  const { url } = described;
  const offers = packages.flatMap((sold): Offer[] => {
    const lowest = lowestPrice(priceList, sold.package);
    // What costs nothing to bring is paid by its sale: there is no price to state.
    if (lowest === null || lowest.amount === 0) return [];
    const { minimum, tiers } = lowest.entry;
    return [
      {
        '@type': 'Offer',
        name: sold.name,
        description: sold.tagline,
        url,
        priceCurrency: currency,
        price: (lowest.amount / 100).toFixed(2),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (lowest.amount / 100).toFixed(2),
          priceCurrency: currency,
          unitText: lowest.entry.unit,
          referenceQuantity: { '@type': 'QuantitativeValue', value: lowest.quantity },
        },
        ...(!tiers && minimum > 1 && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum } }),
      },
    ];
  });
  return describedService(described, offers);
}

/** A service in the words of schema.org, with its offers where there are any. */
export function describedService(
  { name, description, url, country, provider }: DescribedService,
  offers: readonly Offer[],
): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url,
    areaServed: { '@type': 'Country', name: country },
    provider: { '@type': 'Organization', ...provider },
    ...(offers.length > 0 ? { offers } : {}),
  };
}

interface LowestPrice {
  entry: PriceListEntry;
  quantity: number;
  amount: number;
}

/** The lowest price on the list, of a tier or of one piece, of which `entry.minimum` may ask for several; null: it has none. */
export function lowestPrice(priceList: readonly ShoppingCart[], name: PackageName): LowestPrice | null {
  const prices = priceList
    .filter((entry): entry is PriceListEntry => 'package' in entry && entry.package === name)
    .flatMap((entry): LowestPrice[] => {
      if (entry.tiers) return entry.tiers.map(({ numberItems, price }) => ({ entry, quantity: numberItems, amount: price }));
      return entry.unitPrice === undefined ? [] : [{ entry, quantity: 1, amount: entry.unitPrice }];
    });
  return prices.reduce<LowestPrice | null>((least, next) => (least && least.amount <= next.amount ? least : next), null);
}
