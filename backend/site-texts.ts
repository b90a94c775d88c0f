import { readFileSync } from 'node:fs';
import { type Locale, LOCALE_CODES } from '@/lib/config/locales';

/**
 * One set of texts per locale, like the site's: each is written for its readers, not translated.
 * @param module `import.meta.url` of a module with a folder `texts` beside it, one file per locale
 */
export function readTexts<Texts>(module: string): Record<Locale, Texts> {
  const read = (locale: Locale) => JSON.parse(readFileSync(new URL(`texts/${locale}.json`, module), 'utf8')) as Texts;
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, read(locale)])) as Record<Locale, Texts>;
}

/** A file of the site's texts (`locales/`) in every locale, for what a mail and a page must call alike. */
export function readSiteTexts<Texts>(name: string): Record<Locale, Texts> {
  const read = (locale: Locale) => JSON.parse(readFileSync(new URL(`../locales/${locale}/${name}.json`, import.meta.url), 'utf8')) as Texts;
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, read(locale)])) as Record<Locale, Texts>;
}
