import { readFileSync } from 'node:fs';
import type { Namespace } from '@/lib/config/i18n';
import type { Locale } from '@/lib/config/locales';

/** A text file of the site, as far as a test names it in its type. */
export function siteTexts<Texts>(locale: Locale, namespace: Namespace): Texts {
  return JSON.parse(readFileSync(new URL(`../../../locales/${locale}/${namespace}.json`, import.meta.url), 'utf8')) as Texts;
}
