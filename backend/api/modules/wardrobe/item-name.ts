import type { ItemNames } from '@/backend/api/db/schema/wardrobe';
import type { Locale } from '@/lib/config/locales';

/** The nearest written name, as the site falls back with its own texts. */
const NEIGHBOURS: Record<Locale, readonly Locale[]> = {
  en: ['en'],
  'en-SG': ['en-SG', 'en'],
  zh: ['zh', 'en'],
  'zh-CN': ['zh-CN', 'zh-Hans', 'en'],
  'zh-Hans': ['zh-Hans', 'zh-CN', 'en'],
};

/** What its owner calls a piece, and else what our record does. */
export function itemName(names: ItemNames, locale: Locale): string {
  return names.own ?? recordedName(names, locale);
}

export function recordedName(names: ItemNames, locale: Locale): string {
  for (const candidate of NEIGHBOURS[locale]) {
    const name = names[candidate];
    if (name) return name;
  }
  return names.en;
}
