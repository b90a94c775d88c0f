// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { GiftProps, ShownGift } from '@/components/gift/gift-props';
import { giftStructuredData } from '@/components/gift/gift-structured-data';

const content = { seo: { title: 'Gifts', description: 'Months of room' } } as GiftProps['content'];
const gift = (slug: ShownGift['slug'], price: number | null): ShownGift => ({
  slug,
  name: slug.toUpperCase(),
  tagline: `${slug}, in short`,
  description: 'd',
  occasion: 'o',
  includes: [],
  price,
  picture: { name: 'gift-starter', width: 600, height: 800, widths: [300], placeholder: '#fff' },
});

describe('the gift packages for search engines', () => {
  it('are one service with an offer for each package at its price', () => {
    const data = giftStructuredData({ content, gifts: [gift('starter', 58_050), gift('season', 120_000)] }, 'en') as { url: string };
    expect(data.url).toMatch(/\/pakt-gift$/);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Gifts',
      description: 'Months of room',
      provider: { '@type': 'Organization' },
    });
    expect(data).toHaveProperty('offers', [
      { '@type': 'Offer', name: 'STARTER', description: 'starter, in short', url: data.url, priceCurrency: 'HKD', price: '580.50' },
      { '@type': 'Offer', name: 'SEASON', description: 'season, in short', url: data.url, priceCurrency: 'HKD', price: '1200.00' },
    ]);
  });

  it('states the price in the currency of the site', () => {
    expect(giftStructuredData({ content, gifts: [gift('starter', 9_800)] }, 'zh-Hans')).toMatchObject({
      offers: [{ priceCurrency: 'SGD', price: '98.00' }],
    });
  });

  it('states no price that is not known', () => {
    expect(giftStructuredData({ content, gifts: [gift('starter', null), gift('season', 120_000)] }, 'en')).toMatchObject({
      offers: [{ name: 'SEASON' }],
    });
    expect(giftStructuredData({ content, gifts: [gift('starter', null)] }, 'en')).not.toHaveProperty('offers');
  });
});
