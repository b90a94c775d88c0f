import type { Day } from './day';
import type { Reason } from './finding';
import type { Piece } from './piece';
import type { Taste } from './taste';
import type { WearHistory } from './wear-history';

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
