import { DAY_MS } from '@/lib/calendar-days';

/** Days since each piece was worn; a piece that is not listed has no known date. */
export interface WearHistory {
  readonly daysSince: Readonly<Record<string, number>>;
  /** Pieces never worn since they arrived. */
  readonly neverWorn: readonly string[];
  /** Looks of the past month, as `lookKey` formats them. */
  readonly recentLooks: readonly string[];
}

/** Days before a piece may be repeated without a deduction; shoes, bags and umbrellas may repeat daily. */
const REST_DAYS = 8;
const RESTS = ['base', 'whole', 'bottom', 'mid'];

export function repetition(piece: { id: string; slot: string }, history: WearHistory): number {
  const days = history.daysSince[piece.id];
  if (days === undefined || days >= REST_DAYS || !RESTS.includes(piece.slot)) return 0;
  return 0.35 * (1 - days / REST_DAYS);
}

const MONTH = 30;

/** @param today as YYYY-MM-DD, like the days in `worn` */
export function wearHistoryOf(
  worn: readonly { date: string; itemIds: readonly string[] }[],
  items: readonly { id: string; wearCount: number; lastWornAt: string | null }[],
  today: string,
): WearHistory {
  const daysSince: Record<string, number> = {};
  const recentLooks: string[] = [];
  const now = Date.parse(today);
  const note = (id: string, day: string) => {
    const days = Math.max(0, Math.round((now - Date.parse(day)) / DAY_MS));
    if (Number.isFinite(days)) daysSince[id] = Math.min(days, daysSince[id] ?? days);
  };
  for (const { date, itemIds } of worn) {
    for (const id of itemIds) note(id, date);
    if ((now - Date.parse(date)) / DAY_MS <= MONTH) recentLooks.push([...itemIds].sort().join(' '));
  }
  for (const { id, lastWornAt } of items) if (lastWornAt) note(id, lastWornAt.slice(0, 10));
  const neverWorn = items.filter(({ id, wearCount }) => wearCount === 0 && daysSince[id] === undefined).map(({ id }) => id);
  return { daysSince, neverWorn, recentLooks };
}
