import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES, localePrefix, nearestLocale, regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';

describe('locales', () => {
  it('belong to exactly one region each', () => {
    const listed = [...REGIONS.hk.locales, ...REGIONS.sg.locales];
    expect([...listed].sort()).toEqual([...LOCALE_CODES].sort());
    for (const locale of REGIONS.hk.locales) expect(regionOfLocale(locale)).toBe('hk');
    for (const locale of REGIONS.sg.locales) expect(regionOfLocale(locale)).toBe('sg');
  });

  it('say their language to browsers with script and region', () => {
    expect(Object.fromEntries(LOCALE_CODES.map((code) => [code, LOCALES[code].htmlLang]))).toEqual({
      en: 'en-HK',
      zh: 'zh-Hant-HK',
      'zh-CN': 'zh-Hans-HK',
      'en-SG': 'en-SG',
      'zh-Hans': 'zh-Hans-SG',
    });
  });

  it('stand in the path, except each region’s default', () => {
    expect(LOCALE_CODES.map(localePrefix)).toEqual(['', '/zh', '/zh-CN', '', '/zh-Hans']);
  });

  it.each([
    ['en', 'sg', 'en-SG'],
    ['zh', 'sg', 'zh-Hans'],
    ['zh-CN', 'sg', 'zh-Hans'],
    ['zh-Hans', 'hk', 'zh-CN'],
    ['en-SG', 'hk', 'en'],
    ['zh', 'hk', 'zh'],
  ] as const)('take a reader of %s on %s to %s', (from, region, to) => {
    expect(nearestLocale(from, region)).toBe(to);
  });
});
