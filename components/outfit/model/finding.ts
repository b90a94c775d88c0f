import type { Day } from './day';
import type { Piece, Look } from './piece';
import type { Taste, WearHistory } from './taste';

/** The rules of `README.md`, in the same order. */
export const OUTFIT_RULES = [
  'complete',
  'layering',
  'formality',
  'occasion',
  'colour',
  'pattern',
  'heat',
  'cold',
  'rain',
  'air-conditioning',
  'humidity',
  'footwear',
  'extras',
  'movement',
  'decorum',
  'custom',
] as const;
export type OutfitRule = (typeof OUTFIT_RULES)[number];

/** A point against the look. 1 is a clear violation, less is a small deduction. */
export interface Fault {
  readonly rule: OutfitRule;
  readonly weight: number;
}

/** Reasons in favour of a look; each has a text in five languages and a check in `check-reason.ts`. */
export const REASON_CODES = [
  'one-accent',
  'related-colours',
  'opposite-colours',
  'tonal',
  'repeated-colour',
  'shoes-match-bag',
  'one-pattern',
  'same-level',
  'dressed-for',
  'airy',
  'warm-layer',
  'rain-cover',
  'indoor-layer',
  'easy-shoes',
  'festive-colour',
  'not-worn-lately',
  'never-worn',
  'liked-colour',
  'liked-kind',
  'built-around',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** The pieces it refers to, in the order of the text's placeholders. */
  readonly pieceIds: readonly string[];
  /** For texts with a number. */
  readonly days?: number;
}

/** A point in favour of the look. */
export interface Merit extends Reason {
  readonly weight: number;
}

export type FaultRule = (look: Look, day: Day) => readonly Fault[];
export type MeritRule = (look: Look, day: Day) => readonly Merit[];

export const fault = (rule: OutfitRule, weight = 1): Fault => ({ rule, weight });

/** Plain data, because it is posted to a worker. */
export interface SuggestionRequest {
  readonly pieces: readonly Piece[];
  readonly day: Day;
  /** In every look. */
  readonly lockedIds: readonly string[];
  /** In no look. */
  readonly refusedIds: readonly string[];
  readonly taste: Taste;
  readonly history: WearHistory;
  /** The same seed and wardrobe give the same looks. */
  readonly seed: number;
}

export interface SuggestedLook {
  readonly pieceIds: readonly string[];
  readonly score: number;
  /** The heaviest first; each is verified for this look (`check-reason.ts`). */
  readonly reasons: readonly Reason[];
}

/** What the wardrobe lacks for this day. */
export type Missing = 'top-and-bottom' | 'shoes' | 'rain-cover' | 'warm-layer' | 'festive-colour' | 'locked-pieces' | 'match';

export type Suggestion =
  | { readonly status: 'looks'; readonly looks: readonly SuggestedLook[] }
  | { readonly status: 'none'; readonly missing: Missing };
