import { describe, expect, it } from 'vitest';
import { isRegionSuggestion, otherRegionAddress, suggestRegion } from '@/lib/domain/region/region-suggestion';

describe('the same page on the other site', () => {
  const page = { protocol: 'https:', host: 'hk.example.com:8443', path: '/faqs', locale: 'en' } as const;

  it.each([
    ['/faqs', 'en', 'https://sg.example.com:8443/faqs'],
    ['/faqs?topic=care', 'en', 'https://sg.example.com:8443/faqs?topic=care'],
    ['/faqs?q=who?&topic=care', 'en', 'https://sg.example.com:8443/faqs?q=who%3F&topic=care'],
    ['/faqs?', 'en', 'https://sg.example.com:8443/faqs'],
    ['/', 'en', 'https://sg.example.com:8443/'],
    ['/', 'zh', 'https://sg.example.com:8443/zh-Hans'],
    ['/faqs', 'zh', 'https://sg.example.com:8443/zh-Hans/faqs'],
    ['', 'zh', 'https://sg.example.com:8443/zh-Hans'],
  ] as const)('of %j in %s is %s', (path, locale, address) => {
    expect(otherRegionAddress({ ...page, path, locale }, 'sg')).toBe(address);
  });

  it('never takes a token or the old language along, and keeps the rest', () => {
    expect(otherRegionAddress({ ...page, path: '/items?token=secret&locale=zh&place=stored' }, 'sg')).toBe(
      'https://sg.example.com:8443/items?place=stored',
    );
    expect(otherRegionAddress({ ...page, path: '/items?token=secret' }, 'sg')).toBe('https://sg.example.com:8443/items');
  });

  it('is found from Singapore too', () => {
    expect(otherRegionAddress({ protocol: 'http:', host: 'sg.localhost:3000', path: '/billings', locale: 'zh-Hans' }, 'hk')).toBe(
      'http://hk.localhost:3000/zh-CN/billings',
    );
  });
});

describe('the suggestion of a region', () => {
  it.each([
    ['HK', 'hk', { suggest: null, setCookie: true }],
    ['HK', 'sg', { suggest: 'hk', setCookie: false }],
    ['SG', 'hk', { suggest: 'sg', setCookie: false }],
    ['sg', 'sg', { suggest: null, setCookie: true }],
    ['GB', 'hk', { suggest: null, setCookie: true }],
    [null, 'hk', { suggest: null, setCookie: false }],
  ] as const)('to a visitor from %s on %s', (country, site, suggestion) => {
    expect(suggestRegion(country, site)).toEqual(suggestion);
  });

  it('is read only when it is one', () => {
    for (const suggest of [null, 'hk', 'sg']) {
      for (const setCookie of [true, false]) expect(isRegionSuggestion({ suggest, setCookie, ip: '' })).toBe(true);
    }
    for (const value of [
      null,
      undefined,
      'hk',
      7,
      {},
      { suggest: 'hk' },
      { setCookie: true },
      { suggest: 'gb', setCookie: true },
      { suggest: null, setCookie: 'yes' },
    ]) {
      expect(isRegionSuggestion(value)).toBe(false);
    }
  });
});
