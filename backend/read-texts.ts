import { readFileSync } from 'node:fs';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

/**
 * One set a locale, as the site has: its readers' own words, not a translation of another's.
 * @param module `import.meta.url` of who has a folder `texts` beside it, with a file for each locale
 */
export function readTexts<Texts>(module: string): Record<Locale, Texts> {
  const read = (locale: Locale) => JSON.parse(readFileSync(new URL(`texts/${locale}.json`, module), 'utf8')) as Texts;
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, read(locale)])) as Record<Locale, Texts>;
}
