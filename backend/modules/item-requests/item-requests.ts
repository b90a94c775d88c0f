import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { itemRequests as table } from '@/backend/db/schema/item-requests';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { cursorOf } from '@/backend/http/cursor';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
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
