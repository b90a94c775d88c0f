/** As in the CMS: ISO weekdays, Monday 1, in the region's time. */
export type TeamHours = readonly { days: readonly number[]; from: string; to: string }[];

export type TeamDay =
  | { kind: 'open'; until: string }
  | { kind: 'closed'; opens: { day: number; from: string; isToday: boolean; isTomorrow: boolean } | null };

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weekday and clock of a moment in a zone. */
function momentIn(timeZone: string, now: Date): { day: number; clock: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return { day: WEEKDAYS.indexOf(part('weekday')) + 1, clock: `${part('hour')}:${part('minute')}` };
}

/** Whether the team is available, until when, or when it is next. Public holidays are not included; the page says so. */
export function teamDay(hours: TeamHours, timeZone: string, now: Date): TeamDay {
  const { day, clock } = momentIn(timeZone, now);
  const on = (weekday: number) =>
    hours.filter(({ days }) => days.includes(weekday)).sort((one, other) => one.from.localeCompare(other.from));
  const current = on(day).find(({ from, to }) => from <= clock && clock < to);
  if (current) return { kind: 'open', until: current.to };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = ((day - 1 + ahead) % 7) + 1;
    const next = on(weekday).find(({ from }) => ahead > 0 || from > clock);
    if (next) return { kind: 'closed', opens: { day: weekday, from: next.from, isToday: ahead === 0, isTomorrow: ahead === 1 } };
  }
  return { kind: 'closed', opens: null };
}
