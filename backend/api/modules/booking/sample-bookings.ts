import { and, eq, gte } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { takeMigrationLock } from '@/backend/api/db/migrate';
import { slotReservations } from '@/backend/api/db/schema/slots';
import { addDays } from '@/lib/calendar-days';
import { REGION_CODES, type RegionCode } from '@/lib/config/regions';
import { regionTime } from './region-time';
import { isWorkday, SLOT_CAPACITY, slotsOf } from './slot-calendar';

/** Distance of the samples in days, so that they stay visible for a while. */
const FULL_DAY_FROM = 8;
const LAST_PLACE_FROM = 5;

/** Creates a full day and a slot with one place left; moved forward when they are past. */
export async function seedSampleBookings(orm: Orm, now: Date): Promise<void> {
  await orm.transaction(async (tx) => {
    await takeMigrationLock(tx);
    for (const region of REGION_CODES) {
      const { date: today } = regionTime(now, region);
      const [ahead] = await tx
        .select({ id: slotReservations.id })
        .from(slotReservations)
        .where(
          and(eq(slotReservations.country, region), eq(slotReservations.kind, 'sample'), gte(slotReservations.date, addDays(today, 3))),
        )
        .limit(1);
      if (ahead) continue;
      await tx.insert(slotReservations).values(sampleBookings(region, today)).onConflictDoNothing();
    }
  });
}

function sampleBookings(country: RegionCode, today: string): (typeof slotReservations.$inferInsert)[] {
  const fullDay = workdayFrom(addDays(today, FULL_DAY_FROM), country);
  const busyDay = workdayFrom(addDays(today, LAST_PLACE_FROM), country, fullDay);
  const busySlot = slotsOf(busyDay)[1] ?? '11-13';
  return [
    ...slotsOf(fullDay).flatMap((slot) => places(country, fullDay, slot, SLOT_CAPACITY)),
    ...places(country, busyDay, busySlot, SLOT_CAPACITY - 1),
  ];
}

function workdayFrom(start: string, region: RegionCode, except?: string): string {
  let date = start;
  while (!isWorkday(date, region) || date === except) date = addDays(date, 1);
  return date;
}

function places(country: RegionCode, date: string, slot: string, count: number): (typeof slotReservations.$inferInsert)[] {
  return Array.from({ length: count }, (_unused, index) => ({
    id: `sample-${country}-${date}-${slot}-${index + 1}`,
    country,
    date,
    slot,
    kind: 'sample',
  }));
}
