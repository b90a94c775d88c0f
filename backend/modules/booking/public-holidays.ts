import Holidays from 'date-holidays';
import { DAY_MS, addDays } from '@/lib/calendar-days';
import type { RegionCode } from '@/lib/config/regions';
import { weekday } from './region-time';
import { VESAK_DAYS } from './vesak-days';

const SUNDAY = 0;

const cache = new Map<string, Set<string>>();

export function isPublicHoliday(date: string, region: RegionCode): boolean {
  return holidaysOf(region, Number(date.slice(0, 4))).has(date);
}

function holidaysOf(region: RegionCode, year: number): Set<string> {
  const key = `${region}-${year}`;
  const known = cache.get(key);
  if (known) return known;
  const days = new Holidays(region.toUpperCase())
    .getHolidays(year)
    .filter((holiday) => holiday.type === 'public')
    .flatMap((holiday) => daysOf(holiday.date, holiday.end.getTime() - holiday.start.getTime()));
  const dates = new Set(region === 'sg' ? withMondays([...days, ...vesakOf(year)]) : days);
  cache.set(key, dates);
  return dates;
}

function vesakOf(year: number): string[] {
  const day = VESAK_DAYS[year];
  return day ? [day] : [];
}

/** Singapore's rule: a public holiday on a Sunday closes the Monday after it. Hong Kong's lists hold their substitutes already. */
const withMondays = (days: readonly string[]) => days.flatMap((day) => (weekday(day) === SUNDAY ? [day, addDays(day, 1)] : [day]));

/** A holiday's local date, and the following ones when it lasts longer than a day. */
function daysOf(start: string, lengthMs: number): string[] {
  const first = Date.parse(`${start.slice(0, 10)}T00:00:00Z`);
  const count = Math.max(1, Math.round(lengthMs / DAY_MS));
  return Array.from({ length: count }, (_unused, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}
