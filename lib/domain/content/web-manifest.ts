import { LOCALES, localePrefix, type Locale } from '@/lib/config/locales';
import { SITE_ICONS } from '@/lib/site/site-icons';

interface Described {
  locale: Locale;
  brand: string;
  tagline: string;
  description: string;
  colour: string;
}

/** Where a language has its manifest on its own host. */
export function manifestPath(locale: Locale): `/${string}` {
  return `${localePrefix(locale)}/manifest.webmanifest`;
}

/**
 * What a phone needs to put the site on its home screen. A site is one app in all of its languages (`id`, `scope`), which
 * opens in the one that it was added in. Standalone, because elsewhere iOS brings no notices.
 */
export function webManifest({ locale, brand, tagline, description, colour }: Described): Readonly<Record<string, unknown>> {
  return {
    id: '/',
    name: `${brand} · ${tagline}`,
    short_name: brand,
    description,
    lang: LOCALES[locale].htmlLang,
    dir: 'ltr',
    start_url: localePrefix(locale) || '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [
      { ...SITE_ICONS.small, purpose: 'any' },
      { ...SITE_ICONS.large, purpose: 'any' },
      { ...SITE_ICONS.maskable, purpose: 'maskable' },
    ],
  };
}
