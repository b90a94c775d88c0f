import { REGION_CODES, REGIONS, type RegionCode } from '@/lib/config/regions';

/** Cached: creating a formatter is slower than all its uses in one request. */
const CLOCKS = Object.fromEntries(REGION_CODES.map((region) => [region, clockOf(region)])) as Record<RegionCode, Intl.DateTimeFormat>;

/** Local date and time of an instant in a region. */
export function regionTime(moment: Date, region: RegionCode): { date: string; hour: number } {
  const parts = CLOCKS[region].formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

function clockOf(region: RegionCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: REGIONS[region].timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The instant of a full hour of a day in a region. Neither has daylight saving time. */
export function fromRegionTime(date: string, hour: number, region: RegionCode): Date {
  const utc = new Date(Date.parse(`${date}T00:00:00Z`) + hour * 3_600_000);
  const shown = regionTime(utc, region);
  const ahead = (Date.parse(`${shown.date}T00:00:00Z`) + shown.hour * 3_600_000 - utc.getTime()) / 3_600_000;
  return new Date(utc.getTime() - ahead * 3_600_000);
}

/** Hong Kong and Singapore are both at UTC+8 without daylight saving time; plain arithmetic, for lists of thousands. */
const AHEAD_HOURS = 8;
const HOUR_MS = 3_600_000;

/** The calendar date of an instant in both regions. */
export function regionDate(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_HOURS * HOUR_MS).toISOString().slice(0, 10);
}

/** The instant of this local time in both regions. */
export function regionMoment(date: string, hour = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (hour - AHEAD_HOURS) * HOUR_MS);
}
