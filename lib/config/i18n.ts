import type { UserConfig } from 'next-i18next/pages';
import { publicEnv } from './env';
import { LOCALE_CODES, PREFIXLESS_LOCALE } from './locales';

/** The specification's default namespace. */
const DEFAULT_NAMESPACE = 'common';

/** Every text file of `locales/<locale>/`; a page names the ones it needs. */
export const NAMESPACES = [
  'common',
  'layout',
  'newsletter',
  'errors',
  'home',
  'wardrobe',
  'items',
  'record',
  'sales',
  'plan',
  'districts',
  'faqs',
  'policy',
  'chat',
  'outfit',
  'about',
  'press',
  'blog',
  'additional-services',
  'error-pages',
  'auth',
  'reset-password',
  'verify-email',
  'login-callback',
  'account',
  'pricing',
  'preview',
  'gift',
  'referral',
  'own-referrals',
  'support',
  'contact',
  'billing',
  'consignment',
  'webview',
  'payments',
  'booking',
  'order',
  'gift-order',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Fallbacks are resolved at build time (`load-texts.ts`), so the browser loads one language and needs no fallback. */
export const i18nConfig: UserConfig = {
  i18n: { defaultLocale: PREFIXLESS_LOCALE, locales: [PREFIXLESS_LOCALE, ...LOCALE_CODES] },
  defaultNS: DEFAULT_NAMESPACE,
  fallbackLng: false,
  // React escapes values itself; the brand name comes from configuration and is used in many texts.
  interpolation: { escapeValue: false, defaultVariables: { brand: publicEnv.brand } },
};
