import type { Orm } from '@/backend/api/db/database';
import {
  itemRequests as table,
  itemRequestLines,
  type ItemRequestLineRow,
  type ItemRequestRow,
} from '@/backend/api/db/schema/item-requests';
import { and, desc, eq, inArray, lt, asc } from 'drizzle-orm';
import { items, type ItemNames } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok, refused, cursorOf } from '@/backend/api/http/answer';
import { areDeliveriesPaused } from '@/backend/api/modules/billing/overdue-invoices';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { itemName } from '@/backend/api/modules/wardrobe/find-item';
import type { Locale } from '@/lib/config/locales';
import type { ItemRequest } from '@/lib/contract/item-requests';
import { quoteRequests, checkLines } from './quote';

export const itemRequests: CallHandler<'itemRequests'> = async ({ query, request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  const after = cursorOf(query.cursor);
  const rows = await orm
    .select()
    .from(table)
    .where(
      and(
        eq(table.userId, user.id),
        after === null ? undefined : lt(table.sequence, after),
        query.open ? inArray(table.status, ['booked', 'under-way']) : undefined,
      ),
    )
    .orderBy(desc(table.sequence))
    .limit(query.take + 1);
  const shown = rows.slice(0, query.take);
  return ok({
    requests: await wireRequests(orm, shown, user.locale, clock()),
    nextCursor: rows.length > shown.length ? String(shown.at(-1)?.sequence) : null,
  });
};

export const quoteItemRequests: CallHandler<'quoteItemRequests'> = async ({ body, request }, { database: { orm }, clock }) => {
  const errors = checkLines(body.lines);
  if (errors.length > 0) return refused('VALIDATION', 'Some fields cannot be accepted.', errors);
  const user = await findUser(orm, requireMember(request).userId);
  const now = clock();
  const { quote } = await quoteRequests(
    orm,
    user,
    { lines: body.lines, isRush: body.isRush, address: body.booking?.address, date: body.booking?.date },
    now,
  );
  // Already in the quote, so that the member does not fill in four steps in vain.
  const isPaused = body.lines.some(({ action }) => action === 'deliver') && (await areDeliveriesPaused(orm, user.id, now));
  return ok({ quote: isPaused ? { ...quote, isPaused } : quote });
};

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
