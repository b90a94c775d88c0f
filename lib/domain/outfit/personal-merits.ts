import type { Merit } from './finding';
import type { Piece } from './piece';
import type { SuggestionRequest } from './suggestion';
import { colourWord, isLiked } from './taste';

/** Long enough that a person has forgotten. */
const LONG_AGO_DAYS = 30;

/** What speaks for a look because of whom it is for. */
export function personalMerits(pieces: readonly Piece[], { taste, history, lockedIds }: SuggestionRequest): Merit[] {
  const merits: Merit[] = [];
  const clothes = pieces.filter(({ slot }) => slot === 'base' || slot === 'whole' || slot === 'bottom' || slot === 'mid');
  const locked = pieces.find(({ id }) => lockedIds.includes(id));
  if (locked) merits.push({ code: 'built-around', weight: 0.3, pieceIds: [locked.id] });
  const liked = clothes.find((piece) => isLiked(taste.kinds[piece.kind]));
  if (liked) merits.push({ code: 'liked-kind', weight: 0.15, pieceIds: [liked.id] });
  const colour = clothes.find((piece) => isLiked(taste.colours[colourWord(piece)]));
  if (colour && colour !== liked) merits.push({ code: 'liked-colour', weight: 0.15, pieceIds: [colour.id] });
  const unworn = clothes.find(({ id }) => history.neverWorn.includes(id));
  if (unworn) return [...merits, { code: 'never-worn', weight: 0.12, pieceIds: [unworn.id] }];
  const rested = clothes
    .filter(({ id }) => (history.daysSince[id] ?? 0) >= LONG_AGO_DAYS)
    .sort((a, b) => (history.daysSince[b.id] ?? 0) - (history.daysSince[a.id] ?? 0))[0];
  if (rested) merits.push({ code: 'not-worn-lately', weight: 0.12, pieceIds: [rested.id], days: history.daysSince[rested.id] });
  return merits;
}
