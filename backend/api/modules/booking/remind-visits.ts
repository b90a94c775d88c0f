import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { forEachRegion, pagesOf, processInBatches } from '@/backend/api/db/process-in-batches';
import { itemRequestLines, itemRequests } from '@/backend/api/db/schema/item-requests';
import { bookings } from '@/backend/api/db/schema/orders';
import type { User } from '@/backend/api/db/schema/users';
import { items, type Item } from '@/backend/api/db/schema/wardrobe';
import { findUser } from '@/backend/api/identity/authenticate';
import { joinedTo, MOVING } from '@/backend/api/modules/item-requests/join-visit';
import { visitOfRequest } from '@/backend/api/modules/item-requests/request-facts';
import { mailVisitReminder } from '@/backend/api/notifications/notices';
import { addDays } from '@/lib/calendar-days';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { visitOfBooking, visitPath } from './booking-mails';
import { fromRegionTime, regionTime } from './region-time';
import { visitFile, visitValues, type Visit } from './visit-facts';

/** In the region's time: early enough to arrange for somebody to be at home, and nobody is woken. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 21;

type Context = Pick<BackendContext, 'database' | 'clock' | 'env'>;
interface Due {
  country: RegionCode;
  tomorrow: string;
  /** What was booked or moved since then is fresh in mind: its own mail has just said when. */
  today: Date;
  now: Date;
}

/**
 * On the day before a visit its member is reminded, once, also by several copies: whoever marks the visit writes the mail. A visit that was
 * cancelled or moved meanwhile is not marked.
 * @returns how many visits
 */
export async function remindVisits(context: Context, signal?: AbortSignal): Promise<number> {
  const now = context.clock();
  let reminded = 0;
  await forEachRegion(async (country) => {
    const { date, hour } = regionTime(now, country);
    if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return;
    const due = { country, tomorrow: addDays(date, 1), today: fromRegionTime(date, 0, country), now };
    reminded += await remindBookings(context, due, signal);
    reminded += await remindRequests(context, due, signal);
  });
  return reminded;
}

async function remindBookings(context: Context, { country, tomorrow, today, now }: Due, signal?: AbortSignal): Promise<number> {
  const { orm } = context.database;
  const due = and(
    eq(bookings.country, country),
    eq(bookings.date, tomorrow),
    isNull(bookings.remindedAt),
    isNull(bookings.cancelledAt),
    lt(bookings.createdAt, today),
  );
  const page = pagesOf(orm, bookings, { id: bookings.id }, due);
  let count = 0;
  await processInBatches({ page, signal }, async ({ id }) => {
    count += await orm.transaction(async (tx) => {
      const [booking] = await tx
        .update(bookings)
        .set({ remindedAt: now })
        .where(and(eq(bookings.id, id), due))
        .returning();
      if (!booking) return 0;
      await remind(
        tx,
        context,
        { user: await findUser(tx, booking.userId), visit: visitOfBooking(booking), pieces: [], path: visitPath(booking.id) },
        now,
      );
      return 1;
    });
  });
  return count;
}

async function remindRequests(context: Context, { country, tomorrow, today, now }: Due, signal?: AbortSignal): Promise<number> {
  const { orm } = context.database;
  const due = and(
    eq(itemRequests.currency, REGIONS[country].currency),
    eq(itemRequests.slotDate, tomorrow),
    isNull(itemRequests.remindedAt),
    // Care of the same basket may have begun.
    inArray(itemRequests.status, ['booked', 'under-way']),
    // A basket that joined a visit is named in that visit's reminder.
    isNull(itemRequests.joinedTo),
    lt(itemRequests.createdAt, today),
  );
  const page = pagesOf(orm, itemRequests, { id: itemRequests.id }, due);
  let count = 0;
  await processInBatches({ page, signal }, async ({ id }) => {
    count += await orm.transaction(async (tx) => {
      const [request] = await tx
        .update(itemRequests)
        .set({ remindedAt: now })
        .where(and(eq(itemRequests.id, id), due))
        .returning();
      if (!request) return 0;
      const lines = await tx
        .select({ action: itemRequestLines.action, item: items })
        .from(itemRequestLines)
        .innerJoin(items, eq(items.id, itemRequestLines.itemId))
        .where(
          and(
            inArray(itemRequestLines.requestId, [id, ...(await joinedTo(tx, [id])).map((joined) => joined.id)]),
            inArray(itemRequestLines.action, [...MOVING]),
            eq(itemRequestLines.status, 'booked'),
          ),
        )
        .orderBy(asc(itemRequestLines.requestId), asc(itemRequestLines.position));
      const visit = visitOfRequest(request, lines);
      if (!visit || lines.length === 0) return 0;
      const user = await findUser(tx, request.userId);
      const path = `/items?request=${encodeURIComponent(id)}` as const;
      await remind(tx, context, { user, visit, pieces: lines.map(({ item }) => item), path }, now);
      return 1;
    });
  });
  return count;
}

interface Reminder {
  user: User;
  visit: Visit;
  pieces: readonly Item[];
  path: `/${string}`;
}

async function remind(tx: Orm, { env }: Context, { user, visit, pieces, path }: Reminder, now: Date): Promise<void> {
  const values = { request: visit.number, ...visitValues(visit, user) };
  await mailVisitReminder(tx, env, user, { values, attachments: [visitFile(env, visit, user, now)], pieces, path }, now);
}

/** For a visit that moves: whether its new day still needs a reminder. */
export const remindedAfterMove = (date: string, country: RegionCode, now: Date): Date | null =>
  date > addDays(regionTime(now, country).date, 1) ? null : now;
