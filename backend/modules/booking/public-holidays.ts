import Holidays from 'date-holidays';
import type { RegionCode } from '@/lib/config/regions';

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
  const dates = new Set(days);
  cache.set(key, dates);
  return dates;
}

/** A holiday's local date, and the following ones when it lasts longer than a day. */
function daysOf(start: string, lengthMs: number): string[] {
  const first = Date.parse(`${start.slice(0, 10)}T00:00:00Z`);
  const count = Math.max(1, Math.round(lengthMs / 86_400_000));
  return Array.from({ length: count }, (_unused, index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10));
}
