import type { TypeOptions } from 'i18next';
import type { UserConfig } from 'next-i18next/pages';
import { publicEnv } from './env';
import { LOCALE_CODES, PREFIXLESS_LOCALE } from './locales';

/** The specification's default namespace. */
const DEFAULT_NAMESPACE = 'common';

/** A text file of `locales/<locale>/`; a page names the ones it needs. */
export type Namespace = keyof TypeOptions['resources'];

/** Fallbacks are resolved at build time (`load-texts.ts`), so the browser loads one language and needs no fallback. */
export const i18nConfig: UserConfig = {
  i18n: { defaultLocale: PREFIXLESS_LOCALE, locales: [PREFIXLESS_LOCALE, ...LOCALE_CODES] },
  defaultNS: DEFAULT_NAMESPACE,
  fallbackLng: false,
  // React escapes values itself; the brand name comes from configuration and is used in many texts.
  interpolation: { escapeValue: false, defaultVariables: { brand: publicEnv.brand } },
};
