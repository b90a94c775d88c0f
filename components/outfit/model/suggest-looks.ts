import { isCelebration, isOutdoors } from './day';
import { isFestive } from './colour-role';
import type { Merit, Missing, SuggestedLook, Suggestion, SuggestionRequest } from './finding';
import { breaksConstraint, judgeLook, type Judgement } from './judge-look';
import type { Piece, Slot } from './piece';
import { shortlist, seededShare } from './shortlist';
import { affinity, lookKey, colourWord, isLiked, repetition } from './taste';

/** Worn long enough ago to be suggested as new. */
const LONG_AGO_DAYS = 30;

/** Merits that depend on the member. */
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

const BEAM = 60;
const LOOKS = 3;
const REASONS = 4;

interface Candidate {
  readonly pieces: readonly Piece[];
  readonly judgement: Judgement;
  readonly worth: number;
}

/** Three different looks for the day, or what is missing for one. Pure: the same request gives the same answer. */
export function suggestLooks(request: SuggestionRequest): Suggestion {
  const locked = request.pieces.filter(({ id }) => request.lockedIds.includes(id));
  const lists = shortlist(request);
  const beam = widen(request, cores(request, locked, lists), lists, locked);
  const finished = beam.filter(({ judgement }) => !breaksConstraint(judgement.faults));
  if (finished.length === 0) return { status: 'none', missing: missingFor(request, locked, lists) };
  return { status: 'looks', looks: differing(finished, locked).map((candidate) => told(candidate, request)) };
}

const weigh =
  (request: SuggestionRequest) =>
  (pieces: readonly Piece[]): Candidate => {
    const judgement = judgeLook(pieces, request.day);
    const key = lookKey(pieces.map(({ id }) => id));
    const personal = pieces.reduce((sum, piece) => sum + affinity(piece, request.taste) - repetition(piece, request.history), 0);
    const again = (request.history.recentLooks.includes(key) ? 0.6 : 0) + (request.taste.skippedLooks.includes(key) ? 1 : 0);
    // Ties are broken by the seed; an additional piece must improve the score.
    return { pieces, judgement, worth: judgement.score + personal - again - 0.03 * pieces.length + 0.04 * seededShare(request.seed, key) };
  };

const best = (candidates: readonly Candidate[], length = BEAM) => [...candidates].sort((a, b) => b.worth - a.worth).slice(0, length);

/** One full piece, or a top and a bottom; locked pieces are in each. */
function cores(request: SuggestionRequest, locked: readonly Piece[], lists: Record<Slot, Piece[]>): Candidate[] {
  const has = (slot: Slot) => locked.some((piece) => piece.slot === slot);
  const score = weigh(request);
  if (has('whole')) return [score(locked)];
  const isTop = (piece: Piece) => piece.kind === 'jumper';
  const tops: (readonly Piece[])[] =
    has('base') || locked.some(isTop) ? [[]] : [...lists.base.map((piece) => [piece]), ...lists.mid.filter(isTop).map((piece) => [piece])];
  const bottoms: (readonly Piece[])[] = has('bottom') ? [[]] : lists.bottom.map((piece) => [piece]);
  const pairs = tops.flatMap((top) => bottoms.map((bottom) => score([...locked, ...top, ...bottom])));
  const wholes = has('base') || has('bottom') ? [] : lists.whole.map((piece) => score([...locked, piece]));
  // Both kinds are kept, so that three looks can differ.
  return [...best(pairs), ...best(wholes, BEAM / 3)];
}

const STEPS: readonly Slot[] = ['shoes', 'mid', 'outer', 'accessory', 'bag'];

/** Beam search: adds slot by slot and keeps the best, so that the number of looks judged does not depend on the wardrobe's size. */
function widen(
  request: SuggestionRequest,
  start: readonly Candidate[],
  lists: Record<Slot, Piece[]>,
  locked: readonly Piece[],
): Candidate[] {
  const score = weigh(request);
  let beam = [...start];
  for (const slot of STEPS) {
    if (locked.some((piece) => piece.slot === slot) && slot !== 'accessory') continue;
    const wider = beam.flatMap((candidate) => {
      const taken = new Set(candidate.pieces.map(({ id }) => id));
      const hasMid = slot === 'mid' && candidate.pieces.some((piece) => piece.slot === 'mid');
      const more = hasMid ? [] : lists[slot].filter(({ id }) => !taken.has(id)).map((piece) => score([...candidate.pieces, piece]));
      return [candidate, ...more];
    });
    beam = spread(wider);
  }
  return beam;
}

/** Prevents one core from filling the beam with its variants. */
function spread(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  return best(candidates, candidates.length)
    .filter(({ pieces }) => {
      const core = lookKey(pieces.filter(isCore).map(({ id }) => id));
      const count = seen.get(core) ?? 0;
      seen.set(core, count + 1);
      return count < 4;
    })
    .slice(0, BEAM);
}

const isCore = ({ slot }: Piece) => slot === 'base' || slot === 'whole' || slot === 'bottom';

/** The best look, then those that share least with the chosen ones. */
function differing(candidates: readonly Candidate[], locked: readonly Piece[]): Candidate[] {
  const fixed = new Set(locked.map(({ id }) => id));
  const chosen: Candidate[] = [];
  const rest = best(candidates, candidates.length);
  while (chosen.length < LOOKS) {
    const ranked = rest
      .filter((candidate) => chosen.every((other) => differs(candidate, other, fixed)))
      .map((candidate) => ({
        candidate,
        worth: candidate.worth - chosen.reduce((sum, other) => sum + overlap(candidate, other, fixed), 0),
      }))
      .sort((a, b) => b.worth - a.worth);
    const [next] = ranked;
    if (!next) break;
    chosen.push(next.candidate);
  }
  return chosen;
}

const freeCore = ({ pieces }: Candidate, fixed: ReadonlySet<string>) =>
  pieces.filter((piece) => (isCore(piece) || piece.kind === 'jumper') && !fixed.has(piece.id));

/** Only a change of clothes counts as a different look, not another umbrella, unless the clothes are locked. */
function differs(one: Candidate, other: Candidate, fixed: ReadonlySet<string>): boolean {
  const ids = (candidate: Candidate) =>
    lookKey((freeCore(candidate, fixed).length > 0 ? freeCore(candidate, fixed) : candidate.pieces).map(({ id }) => id));
  return ids(one) !== ids(other);
}

function overlap(one: Candidate, other: Candidate, fixed: ReadonlySet<string>): number {
  const ids = new Set(other.pieces.map(({ id }) => id));
  return one.pieces.reduce((sum, piece) => sum + (ids.has(piece.id) && !fixed.has(piece.id) ? (isCore(piece) ? 0.45 : 0.1) : 0), 0);
}

function told({ pieces, judgement }: Candidate, request: SuggestionRequest): SuggestedLook {
  const reasons = [...personalMerits(pieces, request), ...judgement.merits].sort((a, b) => b.weight - a.weight).slice(0, REASONS);
  return {
    pieceIds: pieces.map(({ id }) => id),
    score: judgement.score,
    reasons: reasons.map(({ code, pieceIds, days }) => ({ code, pieceIds, ...(days === undefined ? {} : { days }) })),
  };
}

function missingFor({ day, pieces }: SuggestionRequest, locked: readonly Piece[], lists: Record<Slot, Piece[]>): Missing {
  const all = [...locked, ...Object.values(lists).flat()];
  const has = (slot: Slot) => all.some((piece) => piece.slot === slot);
  if (!has('whole') && !((has('base') || all.some(({ kind }) => kind === 'jumper')) && has('bottom'))) return 'top-and-bottom';
  if (isOutdoors(day.occasion) && !has('shoes')) return 'shoes';
  if (day.weather.rain !== 'none' && isOutdoors(day.occasion) && !all.some(({ isWaterproof, slot }) => isWaterproof && slot !== 'shoes')) {
    return 'rain-cover';
  }
  if (day.weather.temperatureC < 18 && !all.some(({ warmth, slot }) => warmth >= 3 && (slot === 'outer' || slot === 'mid'))) {
    return 'warm-layer';
  }
  if (isCelebration(day.occasion) && day.occasion !== 'wedding' && !all.some(({ colour }) => isFestive(colour))) return 'festive-colour';
  return locked.length > 0 && pieces.length > locked.length ? 'locked-pieces' : 'match';
}
