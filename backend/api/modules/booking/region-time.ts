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
