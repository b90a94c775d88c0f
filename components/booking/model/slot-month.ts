import { addDays } from '@/lib/calendar-days';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { addMonths } from '@/lib/domain/shared/add-months';

/** One square of the calendar. `day` is null where the provider gives no information. */
export interface CalendarSquare {
  date: string;
  dayOfMonth: number;
  day: TimeslotDay | null;
  isOpen: boolean;
}

const asDate = (date: string) => new Date(`${date}T00:00:00Z`);

export const monthOf = (date: string) => date.slice(0, 7);

/** @param own the day of the member's own place: a day that is full only because of it stays open for them */
export function isOpenDay(day: TimeslotDay | null, own: string | null = null): boolean {
  if (day === null) return false;
  if (day.date === own && (day.closed === null || day.closed === 'full')) return true;
  return day.closed === null && day.slots.some(({ left }) => left > 0);
}

/** The months (`2026-11`) that have a selectable day. */
export function calendarMonths(timeslots: readonly TimeslotDay[]): string[] {
  return [...new Set(timeslots.map(({ date }) => monthOf(date)))].sort();
}

/** Weeks of a month from Monday; null before the first and after the last day. */
export function monthWeeks(month: string, timeslots: readonly TimeslotDay[], own: string | null = null): (CalendarSquare | null)[][] {
  const first = asDate(`${month}-01`);
  const lead = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = new Map(timeslots.map((day) => [day.date, day]));
  const squares: (CalendarSquare | null)[] = Array.from({ length: lead }, () => null);
  for (let dayOfMonth = 1; dayOfMonth <= length; dayOfMonth += 1) {
    const date = `${month}-${String(dayOfMonth).padStart(2, '0')}`;
    const day = days.get(date) ?? null;
    squares.push({ date, dayOfMonth, day, isOpen: isOpenDay(day, own) });
  }
  while (squares.length % 7 !== 0) squares.push(null);
  return Array.from({ length: squares.length / 7 }, (_, week) => squares.slice(week * 7, week * 7 + 7));
}

/** The day chosen in the draft, or the first selectable one. */
export function startingDay(chosen: string, timeslots: readonly TimeslotDay[]): string | null {
  if (timeslots.some(({ date }) => date === chosen)) return chosen;
  return timeslots.find((day) => isOpenDay(day))?.date ?? timeslots[0]?.date ?? null;
}

const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Keyboard navigation in the grid: arrows for days, Home and End for the week, Page Up and Page Down for months. Closed days can be
 * focused, so that their reason can be read. @returns null for other keys
 */
export function dayForKey(key: string, from: string, timeslots: readonly TimeslotDay[]): string | null {
  const first = timeslots[0]?.date;
  const last = timeslots.at(-1)?.date;
  if (!first || !last) return null;
  const weekday = (asDate(from).getUTCDay() + 6) % 7;
  const wanted =
    key in KEY_STEPS
      ? addDays(from, KEY_STEPS[key] ?? 0)
      : key === 'Home'
        ? addDays(from, -weekday)
        : key === 'End'
          ? addDays(from, 6 - weekday)
          : key === 'PageUp'
            ? addMonths(from, -1)
            : key === 'PageDown'
              ? addMonths(from, 1)
              : null;
  if (wanted === null) return null;
  return wanted < first ? first : wanted > last ? last : wanted;
}
