import { itemRequestLines, itemRequests, type ItemRequestLineRow, type ItemRequestRow } from '@/backend/api/db/schema/item-requests';
import { items } from '@/backend/api/db/schema/wardrobe';
import { type CallHandler, ok } from '@/backend/api/http/answer';
import { bookings as table, invoices, type BookingRow } from '@/backend/api/db/schema/orders';
import type { Orm } from '@/backend/api/db/database';
import { desc, eq, and, inArray, isNotNull, isNull, asc, gte, ne } from 'drizzle-orm';
import type { NextBooking } from '@/lib/contract/wardrobe-calls';
import { bookingShape, slotMoment } from './booking-shape';
import { joinedTo, MOVING } from '@/backend/api/modules/item-requests/join-visit';
import type { Booking } from '@/lib/contract/booking-calls';
import type { RegionCode } from '@/lib/config/regions';
import { requireMember } from '@/backend/api/identity/authenticate';
import { regionDate } from './region-time';
import { readLateFee } from './rush-slots';

export const bookings: CallHandler<'bookings'> = async ({ request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const now = clock();
  const lateFee = lateFeesOf(orm);
  const rows = await orm.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.date), desc(table.slot)).limit(200);
  const all: Booking[] = [];
  const charged = await invoicesOf(orm, rows);
  for (const row of rows) all.push({ ...bookingShape(row, await lateFee(row.country), now), ...charged.get(row.id) });
  all.push(...(await requestVisits(orm, userId, { lateFee, now })));
  const byTime = (a: Booking, b: Booking) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
  const ahead = all.filter(({ status }) => status === 'booked').toSorted(byTime);
  const behind = all.filter(({ status }) => status !== 'booked').toSorted((a, b) => byTime(b, a));
  return ok({ bookings: [...ahead, ...behind] });
};

/** What each of them costs. */
async function invoicesOf(orm: Orm, rows: readonly BookingRow[]): Promise<Map<string | null, Pick<Booking, 'invoice'>>> {
  if (rows.length === 0) return new Map();
  const found = await orm
    .select({ id: invoices.id, amount: invoices.total, bookingId: invoices.bookingId })
    .from(invoices)
    .where(
      and(
        inArray(
          invoices.bookingId,
          rows.map(({ id }) => id),
        ),
        ne(invoices.status, 'void'),
      ),
    );
  return new Map(found.map(({ id, amount, bookingId }) => [bookingId, { invoice: { id, amount } }]));
}

/** Cached per country. */
function lateFeesOf(orm: Orm): (country: RegionCode) => Promise<number> {
  const known = new Map<RegionCode, Promise<number>>();
  return (country) => {
    const fee = known.get(country) ?? readLateFee(orm, country);
    known.set(country, fee);
    return fee;
  };
}

/** A visit booked with a wardrobe basket, as the list of bookings shows it. */
export interface RequestVisit extends Booking {
  itemCount: number;
}

interface Wanted {
  /** Only the visit of this request. */
  id?: string;
  /** Late fee in the country of the visit. */
  lateFee: (country: RegionCode) => Promise<number>;
  now: Date;
  limit?: number;
}

export async function requestVisits(
  orm: Pick<Orm, 'select'>,
  userId: string,
  { id, lateFee, now, limit = 200 }: Wanted,
): Promise<RequestVisit[]> {
  const rows = await orm
    .select()
    .from(itemRequests)
    .where(
      and(
        eq(itemRequests.userId, userId),
        isNotNull(itemRequests.slotDate),
        isNull(itemRequests.joinedTo),
        id === undefined ? undefined : eq(itemRequests.id, id),
      ),
    )
    .orderBy(desc(itemRequests.slotDate), desc(itemRequests.slotTime))
    .limit(limit);
  if (rows.length === 0) return [];
  const along = await joinedTo(
    orm,
    rows.map((row) => row.id),
  );
  const lines = await orm
    .select()
    .from(itemRequestLines)
    .where(
      inArray(
        itemRequestLines.requestId,
        [...rows, ...along].map((row) => row.id),
      ),
    );
  const idsOf = (row: ItemRequestRow) => [row, ...along.filter((other) => other.joinedTo === row.id)].map((one) => one.id);
  const pictures = new Map(
    (
      await orm
        .select({ id: items.id, picture: items.picture })
        .from(items)
        .where(
          inArray(
            items.id,
            lines.map(({ itemId }) => itemId),
          ),
        )
    ).map(({ id: itemId, picture }) => [itemId, picture]),
  );
  const visits: RequestVisit[] = [];
  for (const row of rows) {
    const country: RegionCode = row.currency === 'HKD' ? 'hk' : 'sg';
    const visit = visitOf(row, {
      lines: lines.filter(({ requestId }) => idsOf(row).includes(requestId)),
      requestIds: idsOf(row),
      pictures,
      country,
      lateFee: await lateFee(country),
      now,
    });
    if (visit) visits.push(visit);
  }
  return visits;
}

interface Parts {
  lines: readonly ItemRequestLineRow[];
  requestIds: string[];
  /** Of each piece, by its id. */
  pictures: ReadonlyMap<string, string>;
  country: RegionCode;
  lateFee: number;
  now: Date;
}

function visitOf(row: ItemRequestRow, { lines, requestIds, pictures, country, lateFee, now }: Parts): RequestVisit | null {
  const { id, number, slotDate: date, slotTime: slot, address, contact, note, status, undoUntil, currency } = row;
  const rushFee = rushFeeOf(row.extras);
  const moving = lines.filter(({ action }) => MOVING.includes(action));
  if (!date || !slot || !address || moving.length === 0) return null;
  const brings = moving.some(({ action }) => action === 'deliver');
  const fetches = moving.some(({ action }) => action === 'collect');
  const isPast = slotMoment({ country, date, slot }, 'end') <= now;
  const isOpen = moving.every((line) => line.status === 'booked') && now < slotMoment({ country, date, slot }, 'start');
  return {
    id,
    number,
    date,
    time: slot,
    country,
    currency,
    address,
    ...(contact ? { contact } : {}),
    kind: brings && fetches ? 'delivery-and-collection' : brings ? 'delivery' : 'collection',
    status: status === 'undone' ? 'cancelled' : status === 'done' || isPast ? 'done' : 'booked',
    ...(note?.specialNote ? { note: note.specialNote } : {}),
    changeDeadline: undoUntil.toISOString(),
    lateChangeFee: lateFee,
    feeNow: !isOpen ? null : now < undoUntil ? 0 : lateFee,
    ...(rushFee > 0 ? { rushFee } : {}),
    requestId: id,
    requestIds,
    pieces: moving.map(({ itemId }) => ({ itemId, picture: { name: pictures.get(itemId) ?? '' } })),
    isCancellable: isOpen && lines.every((line) => line.status === 'booked'),
    itemCount: moving.length,
  };
}

/** The rush fee; 0 without a rush. */
export const rushFeeOf = (extras: ItemRequestRow['extras']): number =>
  extras.filter(({ extra }) => extra === 'rush').reduce((sum, { price }) => sum + price, 0);

/** The visits of a van that are to come, the nearest first, whether they were booked with an order or with a basket of the wardrobe. */
export async function visitsAhead(orm: Pick<Orm, 'select'>, userId: string, now: Date): Promise<NextBooking[]> {
  const booked = await orm
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), isNull(table.cancelledAt), gte(table.date, regionDate(now))))
    .orderBy(asc(table.date), asc(table.slot))
    .limit(200);
  const ofOrders: NextBooking[] = booked
    .filter((row) => slotMoment(row, 'end') > now)
    .map((row) => bookingShape(row, 0, now))
    .map(({ id, kind, date, time, itemCount = null, feeNow }) => ({ id, isOpen: feeNow !== null, kind, date, time, itemCount }));
  const ofBaskets: NextBooking[] = (await requestVisits(orm, userId, { lateFee: async () => 0, now }))
    .filter(({ status }) => status === 'booked')
    .map(({ id, kind, date, time, itemCount, feeNow }) => ({ id, kind, date, time, itemCount, isOpen: feeNow !== null }));
  return [...ofOrders, ...ofBaskets].sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
}
