import { type CallHandler, ok } from '@/backend/api/http/answer';
import { bookings as table } from '@/backend/api/db/schema/orders';
import type { Orm } from '@/backend/api/db/database';
import { desc, eq } from 'drizzle-orm';
import { bookingShape } from './booking-shape';
import type { Booking } from '@/lib/contract/booking-calls';
import type { RegionCode } from '@/lib/config/regions';
import { requireMember } from '@/backend/api/identity/authenticate';
import { requestVisits } from './request-visits';
import { readLateFee } from './rush-slots';

export const bookings: CallHandler<'bookings'> = async ({ request }, { database: { orm }, clock }) => {
  const { userId } = requireMember(request);
  const now = clock();
  const lateFee = lateFeesOf(orm);
  const rows = await orm.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.date), desc(table.slot)).limit(200);
  const all: Booking[] = [];
  for (const row of rows) all.push(bookingShape(row, await lateFee(row.country), now));
  all.push(...(await requestVisits(orm, userId, { lateFee, now })));
  const byTime = (a: Booking, b: Booking) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`);
  const ahead = all.filter(({ status }) => status === 'booked').toSorted(byTime);
  const behind = all.filter(({ status }) => status !== 'booked').toSorted((a, b) => byTime(b, a));
  return ok({ bookings: [...ahead, ...behind] });
};

/** Cached per country. */
function lateFeesOf(orm: Orm): (country: RegionCode) => Promise<number> {
  const known = new Map<RegionCode, Promise<number>>();
  return (country) => {
    const fee = known.get(country) ?? readLateFee(orm, country);
    known.set(country, fee);
    return fee;
  };
}
