import { REGIONS, type RegionCode } from './regions';

/**
 * The two regions have disjoint sets of locales, so a locale implies its region: a page built for a locale is one region's page in one
 * language.
 *
 * `openGraph` is the value of `og:locale`, which has no script subtags: Simplified Chinese in Hong Kong uses zh_CN.
 */
export const LOCALES = {
  en: { region: 'hk', htmlLang: 'en-HK', openGraph: 'en_HK', nativeName: 'English', script: 'latin', fallbacks: [] },
  zh: { region: 'hk', htmlLang: 'zh-Hant-HK', openGraph: 'zh_HK', nativeName: '繁體中文', script: 'traditional', fallbacks: ['en'] },
  'zh-CN': {
    region: 'hk',
    htmlLang: 'zh-Hans-HK',
    openGraph: 'zh_CN',
    nativeName: '简体中文',
    script: 'simplified',
    fallbacks: ['zh-Hans', 'en'],
  },
  'en-SG': { region: 'sg', htmlLang: 'en-SG', openGraph: 'en_SG', nativeName: 'English', script: 'latin', fallbacks: ['en'] },
  'zh-Hans': {
    region: 'sg',
    htmlLang: 'zh-Hans-SG',
    openGraph: 'zh_SG',
    nativeName: '简体中文',
    script: 'simplified',
    fallbacks: ['zh-CN', 'en'],
  },
} as const;

export type Locale = keyof typeof LOCALES;

export const LOCALE_CODES = Object.keys(LOCALES) as Locale[];

/** Next's default locale: it means "no prefix". The middleware rewrites it, and no page is built for it. */
export const PREFIXLESS_LOCALE = 'default';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** @param languageTag BCP 47, as `htmlLang` */
export const isChinese = (languageTag: string): boolean => languageTag.startsWith('zh');

/** The locale named by the first segment of a path, ignoring case as Next does. */
export function localeOfSegment(segment: string): Locale | null {
  const lower = segment.toLowerCase();
  return LOCALE_CODES.find((code) => code.toLowerCase() === lower) ?? null;
}

export function regionOfLocale(locale: Locale): RegionCode {
  return LOCALES[locale].region;
}

export function isDefaultLocaleOfItsRegion(locale: Locale): boolean {
  return REGIONS[regionOfLocale(locale)].defaultLocale === locale;
}

/** The path prefix of a locale on its own host: none for the region's default. */
export function localePrefix(locale: Locale): '' | `/${Locale}` {
  return isDefaultLocaleOfItsRegion(locale) ? '' : `/${locale}`;
}

/** The locale of the other region's site that is closest to this one. */
export function nearestLocale(locale: Locale, region: RegionCode): Locale {
  if (regionOfLocale(locale) === region) return locale;
  if (LOCALES[locale].script === 'latin') return REGIONS[region].defaultLocale;
  return localeOfScript(region, 'simplified');
}

/** The region's locale in a script, else its default: both sites have English and Simplified Chinese, Hong Kong has Traditional as well. */
export function localeOfScript(region: RegionCode, script: (typeof LOCALES)[Locale]['script']): Locale {
  return REGIONS[region].locales.find((code) => LOCALES[code].script === script) ?? REGIONS[region].defaultLocale;
}

/** `hreflang` value of every locale; `x-default` is the Singapore English page. */
export const X_DEFAULT_LOCALE: Locale = 'en-SG';

export function localesOfRegion(region: RegionCode): readonly Locale[] {
  return REGIONS[region].locales;
}
