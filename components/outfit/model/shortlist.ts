import { colourRole } from './colour-role';
import { isCelebration, type Day, type DressOccasion } from './day';
import { type Piece, type Slot, lookOf } from './piece';
import { extras, footwear } from '@/components/outfit/model/rules/formality';
import { heat } from '@/components/outfit/model/rules/weather';
import { affinity, colourWord, repetition } from './taste';
import type { SuggestionRequest } from './finding';

/** Levels of clothing that an occasion allows, and the preferred one. */
const LEVELS: Readonly<Record<DressOccasion, { from: number; to: number; best: number }>> = {
  work: { from: 2, to: 5, best: 4 },
  evening: { from: 3, to: 5, best: 5 },
  wedding: { from: 3, to: 5, best: 4.5 },
  everyday: { from: 2, to: 4, best: 2.5 },
  travel: { from: 2, to: 4, best: 2.5 },
  home: { from: 1, to: 3, best: 1.5 },
  sport: { from: 1, to: 2, best: 1 },
  'lunar-new-year': { from: 2, to: 5, best: 4 },
  deepavali: { from: 2, to: 5, best: 4 },
};
const SOAKS = ['suede', 'canvas', 'straw'];

/** Whether any look of the day could use the piece, on its own. */
export function isUsable(piece: Piece, day: Day): boolean {
  const { from, to } = LEVELS[day.occasion];
  const isCore = piece.slot === 'base' || piece.slot === 'whole' || piece.slot === 'bottom';
  if (isCore && (piece.formality < from || piece.formality > to)) return false;
  if (day.weather.rain !== 'none' && day.occasion !== 'home' && SOAKS.includes(piece.fabric)) return false;
  if (
    piece.kind === 'shorts' &&
    (day.weather.temperatureC < 18.5 || isCelebration(day.occasion) || day.occasion === 'work' || day.occasion === 'evening')
  ) {
    return false;
  }
  if (day.occasion === 'home' && (piece.slot === 'outer' || piece.slot === 'bag' || piece.slot === 'shoes' || piece.slot === 'accessory')) {
    return false;
  }
  if (day.occasion === 'sport' && (piece.slot === 'whole' || piece.category === 'tailoring')) return false;
  const alone = lookOf([piece]);
  return ![...heat(alone, day), ...footwear(alone, day), ...extras(alone, day)].some(({ weight }) => weight >= 0.5);
}

const LENGTHS: Readonly<Record<Slot, number>> = { base: 24, bottom: 18, whole: 18, shoes: 10, mid: 10, outer: 8, bag: 6, accessory: 6 };

/** Score of the piece on its own: taste, rest, level, warmth and a seeded tie-break. */
export function welcome(piece: Piece, { day, taste, history, seed }: SuggestionRequest): number {
  const level = -0.12 * Math.abs(piece.formality - LEVELS[day.occasion].best);
  const wanted = day.weather.temperatureC >= 27 ? 1 : day.weather.temperatureC >= 20 ? 2 : day.weather.temperatureC >= 14 ? 3 : 4;
  const warmth = piece.slot === 'shoes' || piece.slot === 'bag' ? 0 : -0.05 * Math.abs(piece.warmth - wanted);
  const cover = day.weather.rain !== 'none' && piece.isWaterproof ? 0.6 : piece.kind === 'umbrella' ? -0.5 : 0;
  return level + warmth + cover + affinity(piece, taste) - repetition(piece, history) + 0.25 * seededShare(seed, piece.id);
}

/**
 * The best pieces of each slot, alternating between colours and kinds: otherwise thirty white shirts would displace the one red. One pass
 * over the wardrobe and one sort per slot.
 */
export function shortlist(request: SuggestionRequest): Record<Slot, Piece[]> {
  const bySlot: Record<Slot, Map<string, { piece: Piece; worth: number }[]>> = {
    base: new Map(),
    bottom: new Map(),
    whole: new Map(),
    shoes: new Map(),
    mid: new Map(),
    outer: new Map(),
    bag: new Map(),
    accessory: new Map(),
  };
  const refused = new Set([...request.refusedIds, ...request.lockedIds]);
  for (const piece of request.pieces) {
    if (refused.has(piece.id) || !isUsable(piece, request.day)) continue;
    const group = `${piece.kind} ${colourRole(piece.colour)} ${colourWord(piece)}`;
    const present = bySlot[piece.slot].get(group);
    const entry = { piece, worth: welcome(piece, request) };
    if (present) present.push(entry);
    else bySlot[piece.slot].set(group, [entry]);
  }
  const lists = Object.entries(bySlot).map(([slot, groups]) => [slot, inTurn([...groups.values()], LENGTHS[slot as Slot])] as const);
  return Object.fromEntries(lists) as Record<Slot, Piece[]>;
}

function inTurn(groups: { piece: Piece; worth: number }[][], length: number): Piece[] {
  const ranked = groups.flatMap((group) =>
    [...group]
      .sort((a, b) => b.worth - a.worth || (a.piece.id < b.piece.id ? -1 : 1))
      .slice(0, length)
      .map((entry, rank) => ({ ...entry, worth: entry.worth - 0.15 * rank })),
  );
  return ranked
    .sort((a, b) => b.worth - a.worth || (a.piece.id < b.piece.id ? -1 : 1))
    .slice(0, length)
    .map(({ piece }) => piece);
}

/** 0 to 1, the same for the same seed and word: ties are broken fairly and the same way on every device. */
export function seededShare(seed: number, word: string): number {
  let hash = (seed ^ 2166136261) >>> 0;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
