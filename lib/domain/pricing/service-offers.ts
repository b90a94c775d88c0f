import type { Offer, Service, WithContext } from 'schema-dts';
import type { Currency } from '@/lib/config/regions';
import type { PackageName } from '@/lib/contract/package-selection';
import type { PriceListEntry, ShoppingCart } from '@/lib/contract/pricing';

export interface DescribedService {
  name: string;
  description: string;
  url: string;
  /** Name of the country in the page's language. */
  country: string;
  provider: { name: string; url: string };
}

interface Sold {
  package: PackageName;
  name: string;
  tagline: string;
}

/** A service with its prices for search engines, in the vocabulary of schema.org. Without a price list there are no offers. */
export function serviceData(
  { packages, ...described }: DescribedService & { packages: readonly Sold[] },
  priceList: readonly ShoppingCart[],
  currency: Currency,
): WithContext<Service> {
  const { url } = described;
  const offers = packages.flatMap((sold): Offer[] => {
    const lowest = lowestPrice(priceList, sold.package);
    // Services that are paid by a sale have no price to state.
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

/** A service in the vocabulary of schema.org, with its offers if there are any. */
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

/** The lowest price, of a tier or of one piece (`entry.minimum` may require several); null: none. */
export function lowestPrice(priceList: readonly ShoppingCart[], name: PackageName): LowestPrice | null {
  const prices = priceList
    .filter((entry): entry is PriceListEntry => 'package' in entry && entry.package === name)
    .flatMap((entry): LowestPrice[] => {
      if (entry.tiers) return entry.tiers.map(({ numberItems, price }) => ({ entry, quantity: numberItems, amount: price }));
      return entry.unitPrice === undefined ? [] : [{ entry, quantity: 1, amount: entry.unitPrice }];
    });
  return prices.reduce<LowestPrice | null>((least, next) => (least && least.amount <= next.amount ? least : next), null);
}
