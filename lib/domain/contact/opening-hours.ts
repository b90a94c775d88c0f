import { DAY_MS } from '@/lib/calendar-days';
import type { ContactPage } from '@/lib/contract/content/contact-page';
import { weekdayStyle } from '@/lib/dates';

type Hours = ContactPage['hours'];

/** A Monday, to derive the weekday names from. */
const MONDAY = Date.UTC(2026, 0, 5);

/** `Mon, Sat` and `Tue–Fri` with their hours. Rendered on the server, because browsers abbreviate differently. */
export function openingLines(hours: Hours, localeTag: string): { days: string; time: string }[] {
  const names = new Intl.DateTimeFormat(localeTag, { weekday: weekdayStyle(localeTag), timeZone: 'UTC' });
  const nameOf = (day: number) => names.format(new Date(MONDAY + (day - 1) * DAY_MS));
  return hours.map(({ days, from, to }) => ({
    days: runsOf(days)
      .map(([first, last]) => (first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`))
      .join(/\p{Script=Han}/u.test(nameOf(1)) ? '、' : ', '),
    time: `${from}–${to}`,
  }));
}

/** Consecutive days as first and last. */
function runsOf(days: readonly number[]): [number, number][] {
  return [...days]
    .sort((one, other) => one - other)
    .reduce<[number, number][]>((runs, day) => {
      const run = runs.at(-1);
      if (run && run[1] === day - 1) run[1] = day;
      else runs.push([day, day]);
      return runs;
    }, []);
}

/** Every half hour between the earliest opening and the latest closing. */
export function callBackTimes(hours: Hours): string[] {
  const minutes = hours.flatMap(({ from, to }) => [from, to].map(minutesOf));
  const times: string[] = [];
  for (let at = Math.min(...minutes); at <= Math.max(...minutes); at += 30) {
    times.push(`${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
  }
  return times;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
