import { addDays } from '@/lib/calendar-days';
import type { RegionCode } from '@/lib/config/regions';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { isPublicHoliday } from './public-holidays';
import { regionTime, weekday } from './region-time';

export const SLOT_CAPACITY = 4;
const CALENDAR_DAYS = 60;
const DAY_SLOTS = ['09-11', '11-13', '14-16', '16-18'];
const EVENING_SLOT = '18-20';
/** The next day can be booked until this hour. */
const NOTICE_HOUR = 16;
const SUNDAY = 0;

/** The slots of a calendar day, open or not. */
export function slotsOf(date: string): string[] {
  const day = weekday(date);
  if (day === SUNDAY) return [];
  return day >= 2 && day <= 5 ? [...DAY_SLOTS, EVENING_SLOT] : DAY_SLOTS;
}

export function isWorkday(date: string, region: RegionCode): boolean {
  return weekday(date) !== SUNDAY && !isPublicHoliday(date, region);
}

export type ReservationCounts = ReadonlyMap<string, number>;
export const slotKey = (date: string, slot: string): string => `${date} ${slot}`;

/**
 * The next sixty days from tomorrow, in region time.
 * @param taken reserved places by slot, keyed by `slotKey`
 */
export function slotCalendar(now: Date, region: RegionCode, taken: ReservationCounts): TimeslotDay[] {
  const { date: today, hour } = regionTime(now, region);
  const earliest = addDays(today, hour < NOTICE_HOUR ? 1 : 2);
  return Array.from({ length: CALENDAR_DAYS }, (_unused, index) => {
    const date = addDays(today, index + 1);
    if (weekday(date) === SUNDAY) return { date, closed: 'sunday', slots: [] };
    if (isPublicHoliday(date, region)) return { date, closed: 'holiday', slots: [] };
    if (date < earliest) return { date, closed: 'notice', slots: [] };
    const slots = slotsOf(date).map((id) => ({ id, left: Math.max(0, SLOT_CAPACITY - (taken.get(slotKey(date, id)) ?? 0)) }));
    return { date, closed: slots.every(({ left }) => left === 0) ? 'full' : null, slots };
  });
}
