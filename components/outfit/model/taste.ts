import { DAY_MS } from '@/lib/calendar-days';
import { colourRole } from './colour-role';
import type { Piece } from './piece';

export interface TasteWord {
  readonly verdict: 'like' | 'skip' | 'not-this-item';
  readonly itemIds: readonly string[];
  readonly itemId: string | null;
}

export interface Tally {
  readonly likes: number;
  readonly skips: number;
}

/** A member's feedback as plain counts, so that suggestions can be explained. */
export interface Taste {
  readonly colours: Readonly<Record<string, Tally>>;
  readonly kinds: Readonly<Record<string, Tally>>;
  /** How often each piece was rejected by name. */
  readonly refused: Readonly<Record<string, number>>;
  /** Skipped looks, as `lookKey` formats them. */
  readonly skippedLooks: readonly string[];
}

/** Neutrals by lightness, hues in six groups: what people call one colour. */
export function colourWord({ colour }: Piece): string {
  if (colourRole(colour) === 'neutral') return colour.l > 0.75 ? 'light' : colour.l > 0.42 ? 'middle' : 'dark';
  return `hue-${Math.floor(colour.h / 60)}`;
}

export const lookKey = (ids: readonly string[]) => [...ids].sort().join(' ');

const WORD_LIMIT = 500;

/** @param words newest first; only the newest feedback on the same pieces counts */
export function tasteOf(words: readonly TasteWord[], pieces: ReadonlyMap<string, Piece>): Taste {
  const colours: Record<string, Tally> = {};
  const kinds: Record<string, Tally> = {};
  const refused: Record<string, number> = {};
  const skippedLooks: string[] = [];
  const seen = new Set<string>();
  for (const { verdict, itemIds, itemId } of words.slice(0, WORD_LIMIT)) {
    const key = `${lookKey(itemIds)} ${itemId ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (verdict === 'not-this-item') {
      if (itemId) refused[itemId] = (refused[itemId] ?? 0) + 1;
      continue;
    }
    if (verdict === 'skip') skippedLooks.push(lookKey(itemIds));
    for (const id of itemIds) {
      const piece = pieces.get(id);
      if (!piece) continue;
      count(colours, colourWord(piece), verdict);
      count(kinds, piece.kind, verdict);
    }
  }
  return { colours, kinds, refused, skippedLooks };
}

function count(tallies: Record<string, Tally>, word: string, verdict: 'like' | 'skip'): void {
  const { likes = 0, skips = 0 } = tallies[word] ?? {};
  tallies[word] = verdict === 'like' ? { likes: likes + 1, skips } : { likes, skips: skips + 1 };
}

/** -1 to 1; a skip weighs less than a like, because it does not say which piece was meant. */
export function leaning(tally: Tally | undefined): number {
  return tally ? Math.tanh((tally.likes - 0.5 * tally.skips) / 3) : 0;
}

/** Clearly liked: at least twice, and more often than skipped. */
export const isLiked = (tally: Tally | undefined) => tally !== undefined && tally.likes >= 2 && tally.likes > tally.skips;

export function affinity(piece: Piece, taste: Taste): number {
  const own = 0.1 * leaning(taste.colours[colourWord(piece)]) + 0.1 * leaning(taste.kinds[piece.kind]);
  return own - 0.4 * Math.min(2, taste.refused[piece.id] ?? 0);
}

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
