import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';

/** Suffix of the external world site by language; English has none. */
const SUFFIX: Record<Locale, string> = { en: '', 'en-SG': '', zh: '/zh', 'zh-CN': '/zh-CN', 'zh-Hans': '/zh-Hans' };

export type WorldLink = { kind: 'external'; href: string } | { kind: 'own-blog'; href: '/blog' };

/** Where "world" leads: the configured external site in the reader's language, or our own blog. */
export function worldLink(locale: Locale, base: string = publicEnv.worldUrl): WorldLink {
  return base ? { kind: 'external', href: `${base}${SUFFIX[locale]}` } : { kind: 'own-blog', href: '/blog' };
}
