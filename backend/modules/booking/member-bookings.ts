import { desc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { bookings as table } from '@/backend/db/schema/orders';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { requireMember } from '@/backend/identity/authenticate';
import type { RegionCode } from '@/lib/config/regions';
import type { Booking } from '@/lib/contract/booking-calls';
import { bookingShape } from './booking-shape';
import { readLateFee } from './late-fee';
import { requestVisits } from './request-visits';

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

/** Asked once a country, however many visits there are. */
function lateFeesOf(orm: Orm): (country: RegionCode) => Promise<number> {
  const known = new Map<RegionCode, Promise<number>>();
  return (country) => {
    const fee = known.get(country) ?? readLateFee(orm, country);
    known.set(country, fee);
    return fee;
  };
}
