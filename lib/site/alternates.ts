import { LOCALE_CODES, LOCALES, X_DEFAULT_LOCALE, type Locale } from '@/lib/config/locales';
import { siteAddress } from './site-address';

export interface Alternate {
  language: string;
  url: string;
}

/**
 * The versions of a page on both hosts for search engines, which require mutual references.
 * @param locales that have the page
 */
export function alternatesOf(path: `/${string}`, locales: readonly Locale[] = LOCALE_CODES): Alternate[] {
  const versions = LOCALE_CODES.filter((locale) => locales.includes(locale)).map((locale) => ({
    language: LOCALES[locale].htmlLang as string,
    url: siteAddress(locale, path),
  }));
  return locales.includes(X_DEFAULT_LOCALE) ? [...versions, { language: 'x-default', url: siteAddress(X_DEFAULT_LOCALE, path) }] : versions;
}
