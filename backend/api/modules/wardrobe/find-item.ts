import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { type Item, type ItemNames, items } from '@/backend/api/db/schema/wardrobe';
import { type Refusal, refused } from '@/backend/api/http/answer';
import { type Locale, LOCALES } from '@/lib/config/locales';

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

/** The member's own piece; others' pieces count as unknown. */
export async function findItem(tx: Pick<Orm, 'select'>, userId: string, id: string): Promise<Item | null> {
  const [item] = await tx
    .select()
    .from(items)
    .where(and(eq(items.id, id), eq(items.userId, userId)));
  return item ?? null;
}

export const noSuchItem = (): Refusal => refused('NOT_FOUND', 'There is no such item.');
