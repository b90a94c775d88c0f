import { describe, expect, it } from 'vitest';
import { DRESS_OCCASIONS, type DressOccasion, type Weather } from '@/components/outfit/model/day';
import type { Piece, Slot } from '@/components/outfit/model/piece';
import { isUsable, shortlist, welcome } from '@/components/outfit/model/shortlist';
import { createDay, createPiece, quiet, strong, WHITE } from '@/tests/builders/outfit-piece';
import { createRequest, NO_HISTORY, NO_TASTE } from '@/tests/builders/outfit-wardrobe';
import { readRows } from '@/tests/setup/read-rows';

const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id);

describe('whether a day can use a piece', () => {
  it.each(readRows<[occasion: DressOccasion, levels: readonly number[]][]>(import.meta.url, 'shortlist.levels.json'))(
    '%s uses tops and bottoms of the levels %j',
    (occasion, levels) => {
      for (const slot of ['base', 'bottom'] as const) {
        expect(
          [1, 2, 3, 4, 5].filter((formality) => isUsable(createPiece({ slot, formality }), createDay(occasion))),
          slot,
        ).toEqual(levels);
      }
      expect([1, 2, 3, 4, 5].filter((formality) => isUsable(createPiece({ slot: 'whole', formality }), createDay(occasion)))).toEqual(
        occasion === 'sport' ? [] : levels,
      );
    },
  );

  it.each(
    readRows<[is: boolean, occasion: DressOccasion, weather: Partial<Weather>, piece: Partial<Piece>][]>(
      import.meta.url,
      'shortlist.rows.json',
    ),
  )('is %s: %s in %j for %j', (is, occasion, weather, piece) => {
    expect(isUsable(createPiece(piece), createDay(occasion, weather))).toBe(is);
  });
});

describe('how welcome a piece is', () => {
  const request = (overrides: Parameters<typeof createRequest>[0] = {}) => createRequest({ pieces: [], day: createDay(), ...overrides });
  /** Between two pieces of one name, so that the throw between equals is the same. */
  const gain = (piece: Partial<Piece>, than: Partial<Piece>, overrides: Parameters<typeof createRequest>[0] = {}) =>
    welcome(createPiece(piece), request(overrides)) - welcome(createPiece(than), request(overrides));

  it.each(readRows<[occasion: DressOccasion, best: number][]>(import.meta.url, 'shortlist.best.json'))(
    '%s likes the level %d best, and each step away costs the same',
    (occasion, best) => {
      const day = createDay(occasion);
      for (const formality of [1, 2, 3, 4, 5]) {
        expect(gain({ formality }, { formality: best }, { day })).toBeCloseTo(-0.12 * Math.abs(formality - best), 10);
      }
    },
  );

  it.each(readRows<[temperatureC: number, wanted: number][]>(import.meta.url, 'shortlist.warmth.json'))(
    '%d degrees ask for the warmth %d',
    (temperatureC, wanted) => {
      const day = createDay('everyday', { temperatureC });
      for (const warmth of [1, 2, 3, 4, 5]) {
        expect(gain({ warmth }, { warmth: wanted }, { day })).toBeCloseTo(-0.05 * Math.abs(warmth - wanted), 10);
      }
    },
  );

  it.each<[slot: Slot, cost: number]>([
    ['base', -0.15],
    ['outer', -0.15],
    ['accessory', -0.15],
    ['shoes', 0],
    ['bag', 0],
  ])('warmth counts for %s: %d', (slot, cost) => {
    expect(gain({ slot, warmth: 5 }, { slot, warmth: 2 })).toBeCloseTo(cost, 10);
  });

  it.each<[rain: Weather['rain'], piece: Partial<Piece>, value: number]>([
    ['light', { isWaterproof: true }, 0.6],
    ['heavy', { isWaterproof: true }, 0.6],
    ['none', { isWaterproof: true }, 0],
    ['light', { isWaterproof: false }, 0],
    ['none', { kind: 'umbrella', isWaterproof: true }, -0.5],
    ['light', { kind: 'umbrella', isWaterproof: true }, 0.6],
  ])('with %s rain %j is worth %d', (rain, piece, value) => {
    expect(gain(piece, {}, { day: createDay('everyday', { rain }) })).toBeCloseTo(value, 10);
  });

  it('is more for what the member likes, less for what was refused or worn', () => {
    const plain = welcome(createPiece(), request());
    expect(welcome(createPiece(), request({ taste: { ...NO_TASTE, kinds: { shirt: { likes: 3, skips: 0 } } } })) - plain).toBeCloseTo(
      0.1 * Math.tanh(1),
      10,
    );
    expect(welcome(createPiece(), request({ taste: { ...NO_TASTE, refused: { piece: 1 } } })) - plain).toBeCloseTo(-0.4, 10);
    expect(welcome(createPiece(), request({ history: { ...NO_HISTORY, daysSince: { piece: 0 } } })) - plain).toBeCloseTo(-0.35, 10);
  });

  it('differs between equals by a throw of up to a quarter, the same for the same seed', () => {
    const throws = Array.from({ length: 300 }, (_, at) => welcome(createPiece({ id: `shirt-${at}`, formality: 2 }), request()) + 0.06);
    expect(Math.min(...throws)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...throws)).toBeLessThan(0.02);
    expect(Math.max(...throws)).toBeLessThan(0.25);
    expect(Math.max(...throws)).toBeGreaterThan(0.23);
    expect(welcome(createPiece(), request({ seed: 2 }))).not.toBe(welcome(createPiece(), request({ seed: 3 })));
    expect(welcome(createPiece(), request({ seed: 2 }))).toBe(welcome(createPiece(), request({ seed: 2 })));
  });
});

describe('the shortlist', () => {
  const many = (count: number, piece: Partial<Piece> = {}) =>
    Array.from({ length: count }, (_, at) => createPiece({ id: `${piece.slot ?? 'base'}-${at}`, ...piece }));
  const listOf = (pieces: readonly Piece[], overrides: Parameters<typeof createRequest>[0] = {}) =>
    shortlist(createRequest({ pieces, day: createDay(), ...overrides }));

  it('is empty in every place for an empty wardrobe', () => {
    expect(listOf([])).toEqual({ base: [], bottom: [], whole: [], shoes: [], mid: [], outer: [], bag: [], accessory: [] });
  });

  it.each(readRows<[slot: Slot, kind: string, length: number][]>(import.meta.url, 'shortlist.lengths.json'))(
    'has of %s (%s) at most %d',
    (slot, kind, length) => {
      const lists = listOf(many(40, { slot, kind }));
      expect(lists[slot]).toHaveLength(length);
      expect(Object.values(lists).flat()).toHaveLength(length);
      expect(listOf(many(length - 1, { slot, kind }))[slot]).toHaveLength(length - 1);
    },
  );

  it('leaves out what was refused, what is locked anyway, and what the day cannot use', () => {
    const pieces = [
      createPiece({ id: 'kept' }),
      createPiece({ id: 'refused' }),
      createPiece({ id: 'locked' }),
      createPiece({ id: 'too-formal', formality: 5 }),
    ];
    expect(ids(listOf(pieces, { refusedIds: ['refused'], lockedIds: ['locked'] }).base)).toEqual(['kept']);
  });

  it('has the most welcome first, and keeps those when there are too many', () => {
    const request = createRequest({ pieces: many(40), day: createDay() });
    const byWelcome = request.pieces.toSorted((a, b) => welcome(b, request) - welcome(a, request));
    expect(ids(shortlist(request).base)).toEqual(ids(byWelcome.slice(0, 24)));
    expect(ids(shortlist({ ...request, pieces: request.pieces.toReversed() }).base)).toEqual(ids(byWelcome.slice(0, 24)));
  });

  it.each<[why: string, many: Partial<Piece>, one: Partial<Piece>]>([
    ['another kind', { colour: WHITE }, { colour: WHITE, kind: 'blouse' }],
    ['a colour among neutrals', { colour: WHITE }, { colour: strong(150) }],
    ['a dark neutral among light ones', { colour: WHITE }, { colour: { l: 0.2, c: 0, h: 0 } }],
    ['another hue', { colour: strong(10) }, { colour: strong(150) }],
    ['a quiet colour of the same hue', { colour: strong(150) }, { colour: quiet(150) }],
  ])('keeps a place for %s, however little it is welcome', (_, crowd, one) => {
    const pieces = [...many(30, crowd), createPiece({ id: 'the-one', ...one })];
    const refused = { taste: { ...NO_TASTE, refused: { 'the-one': 2 } } };
    expect(ids(listOf(pieces, refused).base)).toContain('the-one');
    expect(ids(listOf([...many(30, crowd), createPiece({ id: 'the-one', ...crowd })], refused).base)).not.toContain('the-one');
  });

  it('takes the best of each colour before the second of any where they are equally welcome', () => {
    const hues = [10, 130, 190, 310].flatMap((hue) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => createPiece({ id: `${hue}-${at}`, colour: strong(hue) })),
    );
    const { base } = listOf(hues);
    expect(base).toHaveLength(24);
    for (const hue of [10, 130, 190, 310]) {
      expect(base.filter(({ colour }) => colour.h === hue).length, String(hue)).toBeGreaterThanOrEqual(5);
    }
  });

  it.each<[where: string, other: Partial<Piece>]>([
    ['of one colour', {}],
    ['of two colours', { colour: strong(190) }],
  ])('is the same whichever of two equals, %s, comes first: these names are thrown alike', (_, other) => {
    const pieces = [
      createPiece({ id: 'piece-990208', colour: strong(130) }),
      createPiece({ id: 'piece-1030800', colour: strong(130), ...other }),
    ];
    const [one, two] = pieces.map((piece) => welcome(piece, createRequest({ pieces, day: createDay() })));
    expect(one).toBe(two);
    for (const some of [pieces, pieces.toReversed()]) expect(ids(listOf(some).base)).toEqual(['piece-1030800', 'piece-990208']);
  });

  it('knows every occasion', () => {
    for (const occasion of DRESS_OCCASIONS) {
      expect(listOf([createPiece({ formality: occasion === 'sport' ? 1 : 3 })], { day: createDay(occasion) }).base, occasion).toHaveLength(
        1,
      );
    }
  });
});
