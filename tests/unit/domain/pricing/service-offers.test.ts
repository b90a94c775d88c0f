import { describe, expect, it } from 'vitest';
import { priceListOf } from '@/backend/api/db/seed/price-list';
import type { PackageName } from '@/lib/contract/package-selection';
import { serviceData } from '@/lib/domain/pricing/service-offers';

describe('a service for search engines', () => {
  const described = {
    name: 'Storage',
    description: 'A wardrobe elsewhere',
    url: 'https://hk.example/storage',
    country: 'Hong Kong',
    provider: { name: 'P', url: 'https://hk.example' },
    packages: [
      { package: 'lite' as const, name: 'Lite', tagline: 'By the bag' },
      { package: 'x' as const, name: 'X', tagline: 'By the piece' },
    ],
  };

  it('names an offer for each package that is sold, in units of the currency', () => {
    expect(serviceData(described, priceListOf('hk'), 'HKD')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Storage',
      description: 'A wardrobe elsewhere',
      url: described.url,
      areaServed: { '@type': 'Country', name: 'Hong Kong' },
      provider: { '@type': 'Organization', name: 'P', url: 'https://hk.example' },
      offers: [
        {
          '@type': 'Offer',
          name: 'Lite',
          description: 'By the bag',
          url: described.url,
          priceCurrency: 'HKD',
          price: '120.00',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '120.00',
            priceCurrency: 'HKD',
            unitText: 'bag-month',
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1 },
          },
        },
        {
          '@type': 'Offer',
          name: 'X',
          description: 'By the piece',
          url: described.url,
          priceCurrency: 'HKD',
          price: '295.00',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '295.00',
            priceCurrency: 'HKD',
            unitText: 'month',
            referenceQuantity: { '@type': 'QuantitativeValue', value: 5 },
          },
        },
      ],
    });
  });

  it('says from how many pieces on a price holds', () => {
    const offersOf = (sold: PackageName) =>
      serviceData({ ...described, packages: [{ package: sold, name: sold, tagline: '' }] }, priceListOf('sg'), 'SGD').offers;
    expect(offersOf('pix')).toMatchObject([
      {
        price: '8.00',
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 20 },
        priceSpecification: { unitText: 'item', referenceQuantity: { value: 1 } },
      },
    ]);
    expect(offersOf('x')).toEqual([expect.not.objectContaining({ eligibleQuantity: expect.anything() as unknown })]);
  });

  it('offers nothing for nothing: consignment is paid by its sale', () => {
    const consigned = { ...described, packages: [{ package: 'consignment' as const, name: 'Sell', tagline: '' }] };
    expect(priceListOf('hk').find((entry) => entry.package === 'consignment')?.unitPrice).toBe(0);
    expect(serviceData(consigned, priceListOf('hk'), 'HKD')).not.toHaveProperty('offers');
  });

  it('states no price that is not known', () => {
    expect(serviceData(described, [], 'HKD')).not.toHaveProperty('offers');
    expect(
      serviceData(
        described,
        priceListOf('hk').filter((entry) => entry.package === 'x'),
        'HKD',
      ),
    ).toMatchObject({ offers: [{ name: 'X' }] });
  });
});
