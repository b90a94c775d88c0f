import type { TeamHours } from '@/lib/domain/chat/team-hours';

/** A Monday; only its weekday is used. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 3_600_000;

/** 'Monday and Saturday 09:00–18:00, …' in the words of a language. */
export function hoursInWords(hours: TeamHours, localeTag: string): string {
  const isChinese = localeTag.startsWith('zh');
  const weekday = new Intl.DateTimeFormat(localeTag, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: number) => weekday.format(MONDAY + (day - 1) * DAY_MS);
  const daysOf = (days: readonly number[]) => {
    const [first = 1] = days;
    const isRun = days.length > 2 && days.every((day, index) => day === first + index);
    return isRun ? `${nameOf(first)}${isChinese ? '至' : '–'}${nameOf(days.at(-1) ?? first)}` : new Intl.ListFormat(localeTag, { type: 'conjunction' }).format(days.map(nameOf));
  };
  return hours.map(({ days, from, to }) => `${daysOf(days)} ${from}–${to}`).join(isChinese ? '；' : '; ');
}
