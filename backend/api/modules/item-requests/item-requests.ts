import { itemRequests as table } from '@/backend/api/db/schema/item-requests';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { type CallHandler, ok, refused, cursorOf } from '@/backend/api/http/answer';
import { areDeliveriesPaused } from '@/backend/api/modules/billing/deliveries-paused';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { quoteBasket, checkLines } from './quote';
import { wireRequests } from './wire-request';

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
  const { quote } = await quoteBasket(
    orm,
    user,
    { lines: body.lines, isRush: body.isRush, address: body.booking?.address, date: body.booking?.date },
    now,
  );
  // Already in the quote, so that the member does not fill in four steps in vain.
  const isPaused = body.lines.some(({ action }) => action === 'deliver') && (await areDeliveriesPaused(orm, user.id, now));
  return ok({ quote: isPaused ? { ...quote, isPaused } : quote });
};
