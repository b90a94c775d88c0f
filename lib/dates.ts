import { isChinese } from '@/lib/config/locales';

/** The calendar year that it is at this moment in a time zone. */
export function yearIn(timeZone: string, at: Date = new Date()): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(at));
}

/** An instant (ISO 8601 with offset) or a calendar date (`2026-11-21`), as in the contract. */
export type DateValue = string;

interface Place {
  /** BCP 47, as `LOCALES[locale].htmlLang` gives it. */
  localeTag: string;
  /** IANA name; always the region's, not the visitor's. */
  timeZone: string;
}

const DATE_STYLES = {
  /** Saturday 21 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 Nov 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Sat, 21 Nov */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 21 Nov */
  short: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof DATE_STYLES;

/** Chinese copy writes 星期日 in full, so 週日 never stands beside it. */
export const weekdayStyle = (localeTag: string): 'long' | 'short' => (isChinese(localeTag) ? 'long' : 'short');

const OTHER_STYLES = {
  /** As slots are written: 09:05, 18:00. */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** The parts of `2026-11-21`. */
  parts: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const STYLES = { ...DATE_STYLES, ...OTHER_STYLES };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter costs more than all its uses, and a chat thread needs hundreds. */
function formatOf(localeTag: string, timeZone: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const name = `${localeTag} ${timeZone} ${style}`;
  const kept = formats.get(name);
  if (kept) return kept;
  const weekday = style === 'day' ? { weekday: weekdayStyle(localeTag) } : {};
  const made = new Intl.DateTimeFormat(localeTag, { ...STYLES[style], ...weekday, timeZone });
  formats.set(name, made);
  return made;
}

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date has no time zone: it is the same day everywhere. */
function momentAndZone(value: DateValue, timeZone: string): [Date, string] {
  return CALENDAR_DATE.test(value) ? [new Date(`${value}T00:00:00Z`), 'UTC'] : [new Date(value), timeZone];
}

export function formatDate(value: DateValue, { localeTag, timeZone }: Place, style: DateStyle = 'medium'): string {
  const [moment, zone] = momentAndZone(value, timeZone);
  return formatOf(localeTag, zone, style).format(moment);
}

/** The last day of what ends at a moment: that day's end is the next one's beginning. */
export const lastDayBefore = (end: DateValue | Date): DateValue => new Date(new Date(end).getTime() - 1).toISOString();

/** The clock time of a moment, to the minute. */
export function formatTime(moment: string, { localeTag, timeZone }: Place): string {
  return formatOf(localeTag, timeZone, 'time').format(new Date(moment));
}

/** The calendar date of a moment in a zone, as the contract writes dates. */
export function calendarDateOf(moment: string | Date, timeZone: string): string {
  const parts = formatOf('en', timeZone, 'parts').formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
