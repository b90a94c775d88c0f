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
