import { publicEnv } from '@/lib/config/env';
import { LOCALES, type Locale } from '@/lib/config/locales';

/** Path of a language on the external site; English has none. */
const pathOf = (locale: Locale): string => (LOCALES[locale].script === 'latin' ? '' : `/${locale}`);

export type WorldLink = { kind: 'external'; href: string } | { kind: 'own-blog'; href: '/blog' };

/** Target of "world": the configured external site in the reader's language, or our own blog. */
export function worldLink(locale: Locale, base: string = publicEnv.worldUrl): WorldLink {
  return base ? { kind: 'external', href: `${base}${pathOf(locale)}` } : { kind: 'own-blog', href: '/blog' };
}
