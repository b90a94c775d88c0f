import { DRESS_OCCASIONS } from '@/components/outfit/model/day';
import { judgeLook, type Judgement } from '@/components/outfit/model/judge-look';
import type { Piece } from '@/components/outfit/model/piece';
import { suggestLooks } from '@/components/outfit/model/suggest-looks';
import type { SuggestionRequest } from '@/components/outfit/model/finding';
import { lookKey, tasteOf, type TasteWord } from '@/components/outfit/model/taste';
import { createRequest, randomDay, randomPieces, seededChoice } from '@/tests/builders/outfit-wardrobe';
import { dayOfExamLook, pieceOfExamGarment } from './exam-piece';
import type { OutfitExam } from './outfit-looks';

const figure = (weight: number) => String(Math.round(weight * 100) / 100);

/** Pieces by their place in the look. */
function written(name: string, { look, faults, merits }: Judgement): string {
  const placeOf = (id: string) => look.pieces.findIndex((piece) => piece.id === id);
  const against = faults.map(({ rule, weight }) => `${rule} ${figure(weight)}`).join(', ');
  const inFavour = merits.map(({ code, weight, pieceIds }) => `${[code, ...pieceIds.map(placeOf)].join(' ')} ${figure(weight)}`).join(', ');
  return `${name}: -[${against}] +[${inFavour}]`;
}

/** What the rules find in each labelled look. */
export function findingsOfExam({ garments, looks }: OutfitExam): string[] {
  const pieces = new Map(garments.map((garment) => [garment.id, pieceOfExamGarment(garment)]));
  return looks.map((look) =>
    written(
      look.id,
      judgeLook(
        look.itemIds.flatMap((id) => pieces.get(id) ?? []),
        dayOfExamLook(look),
      ),
    ),
  );
}

const CORES: readonly (readonly Piece['slot'][])[] = [
  ['base', 'bottom'],
  ['whole'],
  ['mid', 'bottom'],
  ['base', 'base', 'bottom'],
  ['whole', 'base'],
  ['bottom'],
  ['whole', 'bottom'],
  [],
];
const MORE: readonly Piece['slot'][] = ['shoes', 'mid', 'outer', 'bag', 'accessory', 'mid', 'outer', 'accessory', 'shoes', 'bag'];

/** Looks that nobody would put on as well, so that each rule has something to say; the same on every machine. */
function drawnLook(seed: number, wardrobe: readonly Piece[]): Piece[] {
  const draw = seededChoice(seed);
  // The ordinary ways of dressing come up most.
  const core = CORES[Math.floor(draw.share() ** 2 * CORES.length)] ?? [];
  const slots = [...core, ...MORE.filter((_slot, index) => draw.share() < (index === 0 ? 0.9 : index < 5 ? 0.4 : 0.08))];
  return slots.flatMap((slot, index) => {
    const some = wardrobe.filter((piece) => piece.slot === slot);
    const piece = draw.of(some);
    // A level or a warmth of its own, so that each step of a rule is trodden on.
    return [
      {
        ...piece,
        id: `${piece.id}.${index}`,
        formality: draw.share() < 0.3 ? 1 + Math.floor(draw.share() * 5) : piece.formality,
        warmth: draw.share() < 0.2 ? 1 + Math.floor(draw.share() * 5) : piece.warmth,
      },
    ];
  });
}

export function findingsOfDrawnLooks(count: number): string[] {
  const wardrobe = randomPieces(400, 20261121);
  return Array.from({ length: count }, (_unused, seed) => {
    const day = { ...randomDay(seed + 1), occasion: DRESS_OCCASIONS[seed % DRESS_OCCASIONS.length] ?? 'everyday' };
    return written(
      `${seed} ${day.occasion} ${day.weather.temperatureC} ${day.weather.rain}`,
      judgeLook(drawnLook(seed + 1, wardrobe), day),
    );
  });
}

/** A member with a history: words on some pieces, days on others, a lock now and then. */
function drawnRequest(seed: number): SuggestionRequest {
  const draw = seededChoice(seed);
  const pieces = randomPieces(34 + Math.floor(draw.share() * 16), seed);
  const some = (share: number) => pieces.filter(() => draw.share() < share).map(({ id }) => id);
  const words = Array.from({ length: 6 }, (): TasteWord => {
    const verdict = draw.of(['like', 'like', 'skip', 'not-this-item'] as const);
    const itemIds = some(0.15);
    return { verdict, itemIds, itemId: verdict === 'not-this-item' ? (itemIds[0] ?? null) : null };
  });
  const neverWorn = some(0.1);
  const daysSince = Object.fromEntries(
    pieces.filter(({ id }) => !neverWorn.includes(id) && draw.share() < 0.5).map(({ id }) => [id, Math.floor(draw.share() * 60)]),
  );
  return createRequest({
    pieces,
    day: randomDay(seed),
    seed,
    lockedIds: draw.share() < 0.4 ? some(0.05).slice(0, 1) : [],
    refusedIds: some(0.05),
    taste: tasteOf(words, new Map(pieces.map((piece) => [piece.id, piece]))),
    history: { neverWorn, daysSince, recentLooks: [lookKey(some(0.1))] },
  });
}

/** What is suggested for the request that this seed draws, in one line. */
export function suggestionOf(seed: number): string {
  const request = drawnRequest(seed + 1);
  const suggestion = suggestLooks(request);
  if (suggestion.status === 'none') return `${seed}: none, ${suggestion.missing}`;
  const placeOf = (id: string) => request.pieces.findIndex((piece) => piece.id === id);
  const looks = suggestion.looks.map(({ pieceIds, score, reasons }) => {
    const why = reasons.map(({ code, pieceIds: named, days }) =>
      [code, ...named.map(placeOf), ...(days === undefined ? [] : [`${days} days`])].join(' '),
    );
    return `${pieceIds.map(placeOf).join(' ')} ${figure(score)} (${why.join(', ')})`;
  });
  return `${seed}: ${looks.join(' | ')}`;
}
