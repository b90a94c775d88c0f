// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { servicesStructuredData } from '@/components/additional-services/services-structured-data';
import type { OfferedService } from '@/components/additional-services/service-card';
import { giftStructuredData } from '@/components/gift/gift-structured-data';
import { serviceStructuredData } from '@/components/pricing/service-structured-data';
import type { GiftProps } from '@/components/gift/gift-props';
import type { PricingProps } from '@/components/pricing/pricing-props';
import type { Currency } from '@/lib/config/regions';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import type { SafeHtml } from '@/lib/safe-html';

const service = (slug: string, price: OfferedService['price']): OfferedService => ({
  slug,
  name: slug.toUpperCase(),
  summary: `${slug}, well done`,
  body: '<p>b</p>' as SafeHtml,
  leadTime: 'l',
  howToOrder: 'h',
  goodToKnow: [],
  price,
  wardrobeQuery: 'service=repair',
  picture: { name: 'care-repair', width: 800, height: 600, widths: [400, 800], placeholder: '#fff' },
});
const listed = (amount: number, currency: Currency, per: 'piece' | 'from' = 'piece'): OfferedService['price'] => ({
  kind: 'listed',
  money: { amount, currency },
  per,
});
const seo = { title: 'Additional services', description: 'What else we do' };
const dataOf = (services: OfferedService[], locale: Locale = 'en') => servicesStructuredData(seo, services, locale);
const COUNTRIES: Record<Locale, string> = { en: 'Hong Kong', zh: '香港', 'zh-CN': '香港', 'en-SG': 'Singapore', 'zh-Hans': '新加坡' };

describe('the additional services for search engines', () => {
  it('are one service with an offer for each price, at its place on the page', () => {
    const data = dataOf([
      service('repair', listed(14_050, 'HKD')),
      service('rush', listed(18_000, 'HKD', 'from')),
      service('donation', listed(0, 'HKD')),
    ]) as { url: string };
    expect(data.url).toMatch(/\/additional-services$/);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: seo.title,
      description: seo.description,
      provider: { '@type': 'Organization' },
    });
    expect(data).toHaveProperty('offers', [
      {
        '@type': 'Offer',
        name: 'REPAIR',
        description: 'repair, well done',
        url: `${data.url}#repair`,
        priceCurrency: 'HKD',
        price: '140.50',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '140.50',
          priceCurrency: 'HKD',
          unitText: 'item',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1 },
        },
      },
      {
        '@type': 'Offer',
        name: 'RUSH',
        description: 'rush, well done',
        url: `${data.url}#rush`,
        priceCurrency: 'HKD',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 180, priceCurrency: 'HKD' },
      },
      expect.objectContaining({ name: 'DONATION', price: '0.00' }),
    ]);
  });

  it('states the price in the currency of the site', () => {
    expect(dataOf([service('repair', listed(2_500, 'SGD'))], 'zh-Hans')).toMatchObject({
      offers: [{ priceCurrency: 'SGD', price: '25.00' }],
    });
  });

  it('states no price that is quoted or not known', () => {
    expect(dataOf([service('packing', { kind: 'quote' }), service('repair', { kind: 'unknown' })])).not.toHaveProperty('offers');
    expect(dataOf([service('packing', { kind: 'quote' }), service('repair', listed(14_000, 'HKD'))])).toMatchObject({
      offers: [{ name: 'REPAIR' }],
    });
  });
});

describe.each(LOCALE_CODES)('the country of a service in %s', (locale) => {
  it('is called by its name in the language of the page', () => {
    const pricing = { type: 'store', content: { seo }, packages: [], prices: null } as unknown as PricingProps;
    const country = { areaServed: { '@type': 'Country', name: COUNTRIES[locale] } };
    expect(dataOf([], locale)).toMatchObject(country);
    expect(serviceStructuredData(pricing, locale, 'Store')).toMatchObject(country);
    expect(giftStructuredData({ content: { seo } as GiftProps['content'], gifts: [] }, locale)).toMatchObject(country);
  });
});
