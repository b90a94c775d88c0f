import type { Orm } from '@/backend/api/db/database';
import { readPriceList } from '@/backend/api/modules/pricing/price-list';
import { DAY_MS } from '@/lib/calendar-days';
import type { RegionCode } from '@/lib/config/regions';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { regionDate, regionMoment } from './region-time';
import { isWorkday, type ReservationCounts, SLOT_CAPACITY, slotKey, slotsOf } from './slot-calendar';
import { isOffered, type SlotTime } from './slot-reservations';

/** Fee for a change less than a day before the visit, by the visit's country. */
export async function readLateFee(orm: Orm, country: RegionCode): Promise<number> {
  return priceOfExtra(await readPriceList(orm, country), 'late-change') ?? 0;
}

/** A rush delivery can be loaded until this many hours before its slot. */
const RUSH_NOTICE_MS = 3 * 3_600_000;

/** Later slots of today and those of tomorrow that the calendar no longer offers: a delivery then costs the rush fee. */
export function isRushSlot({ country, date, slot }: SlotTime, now: Date): boolean {
  const days = [regionDate(now), regionDate(new Date(now.getTime() + DAY_MS))];
  if (!days.includes(date) || !isWorkday(date, country) || !slotsOf(date).includes(slot)) return false;
  return (
    regionMoment(date, Number(slot.slice(0, 2))).getTime() - now.getTime() >= RUSH_NOTICE_MS && !isOffered({ country, date, slot }, now)
  );
}

/** Days that are only available for a rush delivery and have free slots. */
export function rushDays(now: Date, country: RegionCode, taken: ReservationCounts): TimeslotDay[] {
  return [now, new Date(now.getTime() + DAY_MS)].map(regionDate).flatMap((date): TimeslotDay[] => {
    const slots = slotsOf(date)
      .filter((slot) => isRushSlot({ country, date, slot }, now))
      .map((id) => ({ id, left: Math.max(0, SLOT_CAPACITY - (taken.get(slotKey(date, id)) ?? 0)) }));
    return slots.some(({ left }) => left > 0) ? [{ date, closed: null, slots }] : [];
  });
}
