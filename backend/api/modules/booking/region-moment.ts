/** Hong Kong and Singapore keep one clock, eight hours ahead, without summer time; arithmetic for lists of thousands. */
const AHEAD_HOURS = 8;
const HOUR_MS = 3_600_000;

/** The calendar date of a moment in both regions. */
export function regionDate(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_HOURS * HOUR_MS).toISOString().slice(0, 10);
}

/** The moment at which the clocks of both regions show this. */
export function regionMoment(date: string, hour = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (hour - AHEAD_HOURS) * HOUR_MS);
}
