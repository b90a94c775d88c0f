import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReasonTrue } from '@/components/outfit/model/check-reason';
import { suggestLooks } from '@/components/outfit/model/suggest-looks';
import type { Day } from '@/components/outfit/model/day';
import type { Piece } from '@/components/outfit/model/piece';
import type { Missing, SuggestionRequest } from '@/components/outfit/model/finding';
import { lookKey, tasteOf } from '@/components/outfit/model/taste';
import { createDay, createPiece, RED } from '@/tests/builders/outfit-piece';
import { createRequest, randomDay, randomPieces } from '@/tests/builders/outfit-wardrobe';
import { brokenConstraint } from '@/tests/exam/constraint-oracle';

const everyday = {
  occasion: 'everyday',
  weather: { temperatureC: 24, rain: 'none', humidity: 60, isIndoorAirConditioned: false },
} as const;
const looksOf = (request: SuggestionRequest) => {
  const suggestion = suggestLooks(request);
  return suggestion.status === 'looks' ? suggestion.looks : [];
};
const piecesOf = (request: SuggestionRequest, ids: readonly string[]) =>
  ids.flatMap((id) => request.pieces.find((piece) => piece.id === id) ?? []);

/** Forty searches: some seconds, and a multiple of them on a busy machine. */
const TIMEOUT_MS = 90_000;

describe('suggesting looks', () => {
  it(
    'breaks no constraint of occasion and weather and says nothing untrue, whatever the wardrobe',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 90 }), (seed, size) => {
          const request = createRequest({ pieces: randomPieces(size, seed), day: randomDay(seed), seed });
          for (const look of looksOf(request)) {
            const pieces = piecesOf(request, look.pieceIds);
            expect(brokenConstraint(pieces, request.day)).toBeNull();
            expect(look.reasons.filter((reason) => !isReasonTrue(reason, pieces, request))).toEqual([]);
          }
        }),
        { numRuns: 40, seed: 20261121 },
      );
    },
    TIMEOUT_MS,
  );

  it('gives three looks that do not share their clothes', () => {
    const looks = looksOf(createRequest({ day: everyday }));
    expect(looks).toHaveLength(3);
    expect(new Set(looks.map(({ pieceIds }) => lookKey(pieceIds.slice(0, 2)))).size).toBe(3);
    for (const { reasons } of looks) expect(reasons.length).toBeGreaterThan(0);
  });

  it('is the same for the same seed, and another for another', () => {
    const request = createRequest({ day: everyday });
    expect(suggestLooks(request)).toEqual(suggestLooks(createRequest({ day: everyday })));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(suggestLooks({ ...request, seed })))).size).toBeGreaterThan(1);
  });

  it('keeps what is locked and leaves out what was refused', () => {
    const request = createRequest({ day: everyday });
    const [first] = looksOf(request);
    const [kept = '', dropped = ''] = first?.pieceIds ?? [];
    for (const look of looksOf({ ...request, lockedIds: [kept], refusedIds: [dropped] })) {
      expect(look.pieceIds).toContain(kept);
      expect(look.pieceIds).not.toContain(dropped);
      expect(look.reasons).toContainEqual({ code: 'built-around', pieceIds: [kept] });
    }
  });

  it('does not suggest again what was skipped or worn lately', () => {
    const request = createRequest({ day: everyday });
    const first = looksOf(request)[0]?.pieceIds ?? [];
    const key = lookKey(first);
    const keys = (next: SuggestionRequest) => looksOf(next).map(({ pieceIds }) => lookKey(pieceIds));
    expect(keys(request)).toContain(key);
    expect(keys({ ...request, taste: { ...request.taste, skippedLooks: [key] } })).not.toContain(key);
    const worn = { ...request.history, recentLooks: [key], daysSince: Object.fromEntries(first.map((id) => [id, 1])) };
    expect(keys({ ...request, history: worn })).not.toContain(key);
  });

  it('learns a kind and a colour from likes, and says so', () => {
    const request = createRequest({ day: everyday });
    const pieces = new Map(request.pieces.map((piece) => [piece.id, piece]));
    const wanted = request.pieces.find(({ kind }) => kind === 'jeans') ?? request.pieces.find(({ slot }) => slot === 'bottom');
    if (!wanted) throw new Error('The wardrobe has no bottoms');
    const likes = [1, 2, 3, 4].map((at) => ({ verdict: 'like' as const, itemIds: [wanted.id, `other-${at}`], itemId: null }));
    const taste = tasteOf(likes, pieces);
    expect(taste.kinds[wanted.kind]).toEqual({ likes: 4, skips: 0 });
    const looks = looksOf({ ...request, lockedIds: [wanted.id], taste });
    expect(looks[0]?.reasons.map(({ code }) => code)).toContain('liked-kind');
  });

  it('says what is missing instead of suggesting something unfit', () => {
    expect(suggestLooks(createRequest({ pieces: [] }))).toEqual({ status: 'none', missing: 'top-and-bottom' });
    const dry = createRequest().pieces.filter(({ isWaterproof }) => !isWaterproof);
    const storm = { ...everyday, weather: { ...everyday.weather, rain: 'heavy' as const } };
    expect(suggestLooks(createRequest({ pieces: dry, day: storm }))).toEqual({ status: 'none', missing: 'rain-cover' });
    const barefoot = createRequest().pieces.filter(({ slot }) => slot !== 'shoes');
    expect(suggestLooks(createRequest({ pieces: barefoot, day: everyday }))).toEqual({ status: 'none', missing: 'shoes' });
  });
});

describe('what is missing for a look', () => {
  const shirt = createPiece({ id: 'shirt', slot: 'base', formality: 2 });
  const jumper = createPiece({ id: 'jumper', slot: 'mid', kind: 'jumper', category: 'knitwear', formality: 2 });
  const cardigan = createPiece({ id: 'cardigan', slot: 'mid', kind: 'cardigan', category: 'knitwear', formality: 2, warmth: 3 });
  const trousers = createPiece({ id: 'trousers', slot: 'bottom', category: 'bottoms', kind: 'trousers', formality: 2 });
  const dress = createPiece({ id: 'dress', slot: 'whole', category: 'dresses', kind: 'shirt-dress', formality: 2 });
  const shoes = createPiece({ id: 'shoes', slot: 'shoes', category: 'shoes', kind: 'loafers', formality: 2 });
  const umbrella = createPiece({ id: 'umbrella', slot: 'accessory', category: 'accessories', kind: 'umbrella', isWaterproof: true });
  const boots = createPiece({ ...shoes, id: 'boots', kind: 'ankle-boots', isWaterproof: true });
  const wet = createDay('everyday', { rain: 'light' });
  const freezing = createDay('everyday', { temperatureC: 8 });
  const newYear = createDay('lunar-new-year');

  it.each<[why: string, pieces: readonly Piece[], day: Day, missing: Missing | null]>([
    ['a top alone', [shirt, shoes], createDay(), 'top-and-bottom'],
    ['a bottom alone', [trousers, shoes], createDay(), 'top-and-bottom'],
    ['a cardigan and trousers', [cardigan, trousers, shoes], createDay(), 'top-and-bottom'],
    ['a jumper alone', [jumper, shoes], createDay(), 'top-and-bottom'],
    ['a jumper and trousers', [jumper, trousers, shoes], createDay(), null],
    ['a shirt and trousers', [shirt, trousers, shoes], createDay(), null],
    ['a dress', [dress, shoes], createDay(), null],
    ['a dress without shoes', [dress], createDay(), 'shoes'],
    ['a dress without shoes at home', [dress], createDay('home'), null],
    ['a dress in the rain', [dress, shoes], wet, 'rain-cover'],
    ['a dress and boots in the rain', [dress, boots], wet, 'rain-cover'],
    ['a dress and an umbrella in the rain', [dress, shoes, umbrella], wet, null],
    ['a dress at home while it rains', [dress], createDay('home', { rain: 'heavy' }), null],
    ['a shirt in the cold', [shirt, trousers, shoes], freezing, 'warm-layer'],
    ['a light jumper in the cold', [shirt, jumper, trousers, shoes], freezing, 'warm-layer'],
    ['a layer in the cold that is not enough', [shirt, cardigan, trousers, shoes], freezing, 'match'],
    [
      'a coat in the cold',
      [shirt, createPiece({ id: 'coat', slot: 'outer', category: 'outerwear', kind: 'coat', warmth: 5, formality: 3 }), trousers, shoes],
      freezing,
      null,
    ],
    ['grey at the New Year', [shirt, trousers, shoes], newYear, 'festive-colour'],
    [
      'grey with a red scarf at the New Year: the colour is there',
      [
        shirt,
        trousers,
        shoes,
        createPiece({ id: 'scarf', slot: 'accessory', category: 'accessories', kind: 'scarf', colour: RED, accent: RED }),
      ],
      newYear,
      'match',
    ],
    ['a jumper and trousers without shoes', [jumper, trousers], createDay(), 'shoes'],
    [
      'short sleeves at 18 degrees: no layer is asked for',
      [createPiece({ ...shirt, sleeve: 'short' }), trousers, shoes],
      createDay('everyday', { temperatureC: 18 }),
      'match',
    ],
    ['warm trousers in the cold', [shirt, createPiece({ ...trousers, warmth: 3 }), shoes], freezing, 'warm-layer'],
    [
      'a jacket in the frost: a layer is there',
      [
        shirt,
        createPiece({ id: 'jacket', slot: 'outer', category: 'outerwear', kind: 'denim-jacket', formality: 2, warmth: 3 }),
        trousers,
        shoes,
      ],
      freezing,
      'match',
    ],
    ['red at the New Year', [createPiece({ ...shirt, colour: RED, accent: RED }), trousers, shoes], newYear, null],
  ])('%s', (_, pieces, day, missing) => {
    const suggestion = suggestLooks(createRequest({ pieces, day }));
    expect(suggestion.status === 'none' ? suggestion.missing : null).toBe(missing);
  });

  it('is said of the locked pieces where others are there, and of the wardrobe where all are locked', () => {
    const pieces = [shirt, cardigan, trousers, shoes];
    expect(suggestLooks(createRequest({ pieces, day: freezing, lockedIds: ['shirt'] }))).toEqual({
      status: 'none',
      missing: 'locked-pieces',
    });
    expect(suggestLooks(createRequest({ pieces, day: freezing, lockedIds: pieces.map(({ id }) => id) }))).toEqual({
      status: 'none',
      missing: 'match',
    });
  });

  it('takes an umbrella to a locked scarf, for small things are worn beside each other', () => {
    const scarf = createPiece({ id: 'scarf', slot: 'accessory', category: 'accessories', kind: 'scarf' });
    const [look] = looksOf(createRequest({ pieces: [dress, shoes, umbrella, scarf], day: wet, lockedIds: ['scarf'] }));
    expect(look?.pieceIds.toSorted()).toEqual(['dress', 'scarf', 'shoes', 'umbrella']);
  });

  it('is not another look with other shoes', () => {
    const others = ['one', 'two', 'three'].map((id) => createPiece({ ...shoes, id }));
    expect(looksOf(createRequest({ pieces: [shirt, trousers, ...others], day: createDay() }))).toHaveLength(1);
  });

  it('asks for no festive colour at a wedding', () => {
    const black = { l: 0.2, c: 0, h: 0 };
    const gown = createPiece({ ...dress, formality: 4, fabric: 'silk', colour: black, accent: black });
    const pumps = createPiece({ ...shoes, kind: 'pumps', formality: 4, colour: black, accent: black });
    expect(suggestLooks(createRequest({ pieces: [gown, pumps], day: createDay('wedding') }))).toEqual({ status: 'none', missing: 'match' });
  });
});
