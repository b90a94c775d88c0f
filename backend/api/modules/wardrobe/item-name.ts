import type { ItemNames } from '@/backend/api/db/schema/wardrobe';
import { LOCALES, type Locale } from '@/lib/config/locales';

/** The owner's name for a piece, else our record's. */
export function itemName(names: ItemNames, locale: Locale): string {
  return names.own ?? recordedName(names, locale);
}

/** The nearest available name, with the fallbacks of the site's texts. */
export function recordedName(names: ItemNames, locale: Locale): string {
  for (const candidate of [locale, ...LOCALES[locale].fallbacks]) {
    const name = names[candidate];
    if (name) return name;
  }
  return names.en;
}
