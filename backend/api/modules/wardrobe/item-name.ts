import type { ItemNames } from '@/backend/api/db/schema/wardrobe';
import { LOCALES, type Locale } from '@/lib/config/locales';

/** What its owner calls a piece, and else what our record does. */
export function itemName(names: ItemNames, locale: Locale): string {
  return names.own ?? recordedName(names, locale);
}

/** The nearest written name, as the site falls back with its own texts. */
export function recordedName(names: ItemNames, locale: Locale): string {
  for (const candidate of [locale, ...LOCALES[locale].fallbacks]) {
    const name = names[candidate];
    if (name) return name;
  }
  return names.en;
}
