import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import { items as itemTable } from '@/backend/db/schema/wardrobe';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { cursorOf } from '@/backend/http/cursor';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { REGIONS } from '@/lib/config/regions';
import { wardrobeVersion } from './wardrobe-turn';
import { wireItems } from './wire-items';

/** The cursor is the last piece's place in the order, which no change of a piece moves. */
export const items: CallHandler<'items'> = async ({ query, request }, { database: { orm }, clock }) => {
  const user = await findUser(orm, requireMember(request).userId);
  // Read first: a change that comes between is told again, never lost.
  const version = await wardrobeVersion(orm, user.id);
  const own = eq(itemTable.userId, user.id);
  const after = cursorOf(query.cursor);
  const rows = await orm
    .select()
    .from(itemTable)
    .where(
      and(
        own,
        after === null ? undefined : lt(itemTable.sequence, after),
        query.since === undefined ? undefined : gt(itemTable.version, query.since),
      ),
    )
    .orderBy(desc(itemTable.sequence))
    .limit(query.take + 1);
  const shown = rows.slice(0, query.take);
  const [total] = await orm.select({ value: count() }).from(itemTable).where(own);
  return ok({
    items: await wireItems(orm, shown, { user, locale: query.locale, now: clock() }),
    nextCursor: rows.length > shown.length ? String(shown.at(-1)?.sequence) : null,
    itemCount: total?.value ?? 0,
    currency: REGIONS[user.country].currency,
    version,
  });
};
