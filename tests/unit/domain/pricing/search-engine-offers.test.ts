import { describe, expect, it } from 'vitest';
import { additionalServicesData } from '@/components/additional-services/services-structured-data';
import { giftsData } from '@/components/gift/gift-structured-data';
import { serviceOfPage } from '@/lib/domain/pricing/service-price';

const PAGE = {
  name: 'Services',
  description: 'More than storage',
  url: 'https://sg.example/additional-services',
  country: 'Singapore',
  provider: { name: 'Pakt', url: 'https://sg.example' },
};
const DESCRIBED = {
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: 'Services',
  description: 'More than storage',
  url: PAGE.url,
  areaServed: { '@type': 'Country', name: 'Singapore' },
  provider: { '@type': 'Organization', name: 'Pakt', url: 'https://sg.example' },
};

describe('the additional services for search engines', () => {
  const repair = { name: 'Repair', summary: 'Hems and buttons', url: `${PAGE.url}#repair` };
  const delivery = { name: 'Delivery', summary: 'To your door', url: `${PAGE.url}#delivery` };

  it('name what a piece costs, and the least of what an address may add to', () => {
    const services = [
      { ...repair, price: { kind: 'listed', money: { amount: 1_450, currency: 'SGD' }, per: 'piece' } },
      { ...delivery, price: { kind: 'listed', money: { amount: 2_000, currency: 'SGD' }, per: 'from' } },
    ] as const;
    expect(additionalServicesData(PAGE, services)).toEqual({
      ...DESCRIBED,
      offers: [
        {
          '@type': 'Offer',
          name: 'Repair',
          description: 'Hems and buttons',
          url: repair.url,
          priceCurrency: 'SGD',
          price: '14.50',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '14.50',
            priceCurrency: 'SGD',
            unitText: 'item',
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1 },
          },
        },
        {
          '@type': 'Offer',
          name: 'Delivery',
          description: 'To your door',
          url: delivery.url,
          priceCurrency: 'SGD',
          priceSpecification: { '@type': 'PriceSpecification', minPrice: 20, priceCurrency: 'SGD' },
        },
      ],
    });
  });

  it('leave out what is quoted and what has no known price', () => {
    expect(
      additionalServicesData(PAGE, [
        { ...repair, price: { kind: 'quote' } },
        { ...delivery, price: { kind: 'unknown' } },
      ]),
    ).toEqual(DESCRIBED);
  });

  it('state in dollars of Hong Kong what costs those', () => {
    expect(
      additionalServicesData(PAGE, [{ ...repair, price: { kind: 'listed', money: { amount: 5, currency: 'HKD' }, per: 'piece' } }]).offers,
    ).toMatchObject([{ price: '0.05', priceCurrency: 'HKD', priceSpecification: { price: '0.05', priceCurrency: 'HKD' } }]);
  });
});

describe('the gifts for search engines', () => {
  it('are one thing at one price, those whose price is known', () => {
    expect(
      giftsData(
        PAGE,
        [
          { name: 'A season', tagline: 'Three months', price: 240_050 },
          { name: 'A year', tagline: 'Twelve months', price: null },
        ],
        'HKD',
      ),
    ).toEqual({
      ...DESCRIBED,
      offers: [{ '@type': 'Offer', name: 'A season', description: 'Three months', url: PAGE.url, priceCurrency: 'HKD', price: '2400.50' }],
    });
    expect(giftsData(PAGE, [{ name: 'A year', tagline: 'Twelve months', price: null }], 'SGD')).toEqual(DESCRIBED);
  });

  it('that cost nothing are offered for nothing', () => {
    expect(giftsData(PAGE, [{ name: 'A try', tagline: 'One month', price: 0 }], 'SGD').offers).toEqual([
      { '@type': 'Offer', name: 'A try', description: 'One month', url: PAGE.url, priceCurrency: 'SGD', price: '0.00' },
    ]);
  });
});

describe('what a page sells', () => {
  it.each([
    ['en', 'http://hk.localhost:3000/pakt-gift', 'Hong Kong', 'http://hk.localhost:3000'],
    ['zh', 'http://hk.localhost:3000/zh/pakt-gift', '香港', 'http://hk.localhost:3000'],
    ['en-SG', 'http://sg.localhost:3000/pakt-gift', 'Singapore', 'http://sg.localhost:3000'],
    ['zh-Hans', 'http://sg.localhost:3000/zh-Hans/pakt-gift', '新加坡', 'http://sg.localhost:3000'],
  ] as const)('is told in the language and the country of %s', (locale, url, country, provider) => {
    expect(serviceOfPage(locale, '/pakt-gift', { name: 'Gifts', description: 'For friends' })).toEqual({
      name: 'Gifts',
      description: 'For friends',
      url,
      country,
      provider: { name: 'Pakt', url: provider },
    });
  });
});
