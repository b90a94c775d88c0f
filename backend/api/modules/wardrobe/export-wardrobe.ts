import { desc, eq, inArray } from 'drizzle-orm';
import { outfits } from '@/backend/api/db/schema/outfits';
import { itemEvents, itemPictures, items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { REGIONS } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { wireEvent } from './item';
import { filesOfMember, wireFile } from './item-files';
import { wireItems } from './wire-items';

/** Keeps statements small for ten thousand pieces. */
const AT_ONCE = 500;

export const exportWardrobe: CallHandler<'exportWardrobe'> = async ({ query, request }, { database: { orm }, clock }) => {
  const now = clock();
  const user = await findUser(orm, requireMember(request).userId);
  const rows = await orm.select().from(items).where(eq(items.userId, user.id)).orderBy(desc(items.sequence));
  const own = orm.select({ id: items.id }).from(items).where(eq(items.userId, user.id));
  const events = byItem(await orm.select().from(itemEvents).where(inArray(itemEvents.itemId, own)).orderBy(desc(itemEvents.at)));
  const pictures = byItem(await orm.select().from(itemPictures).where(inArray(itemPictures.itemId, own)).orderBy(itemPictures.position));
  const files = byItem((await filesOfMember(orm, user.id)).map((stored) => ({ itemId: stored.file.itemId, stored })));
  const saved = await orm.select().from(outfits).where(eq(outfits.userId, user.id)).orderBy(desc(outfits.updatedAt));
  const wire: WardrobeItem[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    wire.push(...(await wireItems(orm, rows.slice(from, from + AT_ONCE), { user, locale: query.locale, now })));
  }
  return ok({
    exportedAt: now.toISOString(),
    currency: REGIONS[user.country].currency,
    items: wire.map((item) => ({
      ...item,
      gallery: (pictures.get(item.id) ?? []).map(({ name, src }) => ({ name, ...(src ? { src } : {}) })),
      history: (events.get(item.id) ?? []).map(wireEvent),
      files: (files.get(item.id) ?? []).map(({ stored }) => wireFile(stored)),
    })),
    outfits: saved.map(({ id, name, items: placed }) => ({ id, name, itemIds: placed.map((item) => item.id) })),
  });
};

function byItem<Row extends { itemId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.itemId);
    if (group) group.push(row);
    else groups.set(row.itemId, [row]);
  }
  return groups;
}
