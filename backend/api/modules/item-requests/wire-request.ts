import { asc, eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { itemRequestLines, type ItemRequestLineRow, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import { items, type ItemNames } from '@/backend/api/db/schema/wardrobe';
import { itemName } from '@/backend/api/modules/wardrobe/find-item';
import type { Locale } from '@/lib/config/locales';
import type { ItemRequest } from '@/lib/contract/item-requests';

type LineWithItem = { line: ItemRequestLineRow; names: ItemNames; picture: string };

export async function wireRequests(
  orm: Pick<Orm, 'select'>,
  rows: readonly ItemRequestRow[],
  locale: Locale,
  now: Date,
): Promise<ItemRequest[]> {
  if (rows.length === 0) return [];
  const lines: LineWithItem[] = await orm
    .select({ line: itemRequestLines, names: items.names, picture: items.picture })
    .from(itemRequestLines)
    .innerJoin(items, eq(items.id, itemRequestLines.itemId))
    .where(
      inArray(
        itemRequestLines.requestId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(itemRequestLines.position));
  return rows.map((row) =>
    wireRequest(
      row,
      lines.filter(({ line }) => line.requestId === row.id),
      locale,
      now,
    ),
  );
}

function wireRequest(row: ItemRequestRow, lines: readonly LineWithItem[], locale: Locale, now: Date): ItemRequest {
  const { slotDate: date, slotTime: time, address, contact, note } = row;
  return {
    id: row.id,
    number: row.number,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    undoUntil: row.status === 'booked' && row.undoUntil > now ? row.undoUntil.toISOString() : null,
    lines: lines.map(({ line, names, picture }) => ({
      itemId: line.itemId,
      itemName: itemName(names, locale),
      picture: { name: picture },
      action: line.action,
      ...(line.service ? { service: line.service } : {}),
      note: line.note,
      price: line.price,
      status: line.status,
    })),
    extras: row.extras,
    usedFreeDelivery: row.usedFreeDelivery,
    usedFreeRush: row.usedFreeRush,
    total: row.total,
    currency: row.currency,
    booking: date && time && address && contact && note ? { date, time, address, contact, note } : null,
  };
}
