import { LOCALES, localePrefix, type Locale } from '@/lib/config/locales';
import { SITE_ICONS } from '@/lib/site/site-files';

interface Described {
  locale: Locale;
  brand: string;
  tagline: string;
  description: string;
  colour: string;
}

/** Path of a language's manifest on its host. */
export function manifestPath(locale: Locale): `/${string}` {
  return `${localePrefix(locale)}/manifest.webmanifest`;
}

/**
 * For adding the site to a phone's home screen. All languages are one app (`id`, `scope`), which opens in the language it was added in.
 * Standalone, because iOS allows push notifications only then.
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
