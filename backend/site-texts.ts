import { readFileSync } from 'node:fs';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';

/** A file of the site's texts (`locales/`) in every locale, for what a mail and a page must call alike. */
export function readSiteTexts<Texts>(name: string): Record<Locale, Texts> {
  const read = (locale: Locale) => JSON.parse(readFileSync(new URL(`../locales/${locale}/${name}.json`, import.meta.url), 'utf8')) as Texts;
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, read(locale)])) as Record<Locale, Texts>;
}
