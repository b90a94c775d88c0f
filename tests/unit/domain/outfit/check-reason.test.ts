import { describe, expect, it } from 'vitest';
import { isReasonTrue } from '@/components/outfit/model/check-reason';
import { REASON_CODES, type ReasonCode } from '@/components/outfit/model/finding';
import type { Oklch } from '@/lib/domain/shared/oklch';
import type { Piece, Slot } from '@/components/outfit/model/piece';
import { suggestLooks } from '@/components/outfit/model/suggest-looks';
import { BROWN, CHARCOAL, createDay, createPiece, GREY, quiet, RED, strong, WHITE } from '@/tests/builders/outfit-piece';
import { createRequest, NO_HISTORY, NO_TASTE, randomDay, randomPieces } from '@/tests/builders/outfit-wardrobe';

const context = { day: createDay(), taste: NO_TASTE, history: NO_HISTORY, lockedIds: [] };
/** A piece that is called by its place on the body, or by a name behind it. */
const at = (slot: Slot, more: Partial<Piece> = {}) => createPiece({ id: slot, slot, ...more });
const light = (l: number): Oklch => ({ l, c: 0, h: 0 });
const lit = (slot: Slot, l: number) => at(slot, { colour: light(l) });
const dotted = (slot: Slot, more: Partial<Piece> = {}) => at(slot, { pattern: 'dots', ...more });
const isTrue = (code: ReasonCode, pieceIds: readonly string[], look: readonly Piece[], more: Partial<typeof context> | object = {}) =>
  isReasonTrue({ code, pieceIds }, look, { ...context, ...more });

type Row = readonly [is: boolean, why: string, code: ReasonCode, ids: readonly string[], look: readonly Piece[]];

describe('the proof of reasons', () => {
  it('refuses a reason that speaks of a piece that is not in the look', () => {
    const request = createRequest();
    for (const code of REASON_CODES) {
      if (code === 'same-level') continue;
      expect(isReasonTrue({ code, pieceIds: ['elsewhere'] }, request.pieces.slice(0, 4), request), code).toBe(false);
    }
  });

  it('refuses what was true of one look under most others: it reads the look and not the code', () => {
    const asked = new Map<ReasonCode, { kept: number; refused: number }>();
    for (let seed = 0; seed < 16; seed += 1) {
      const request = createRequest({ pieces: randomPieces(70, seed), day: randomDay(seed), seed });
      const suggestion = suggestLooks(request);
      if (suggestion.status !== 'looks') continue;
      const [first, second] = suggestion.looks;
      if (!first || !second) continue;
      const other = request.pieces.filter(({ id }) => second.pieceIds.includes(id));
      for (const reason of first.reasons) {
        const tally = asked.get(reason.code) ?? { kept: 0, refused: 0 };
        if (isReasonTrue(reason, other, request)) tally.kept += 1;
        else tally.refused += 1;
        asked.set(reason.code, tally);
      }
    }
    const totals = [...asked.values()].reduce((sum, { kept, refused }) => ({ kept: sum.kept + kept, refused: sum.refused + refused }), {
      kept: 0,
      refused: 0,
    });
    expect(asked.size).toBeGreaterThan(6);
    expect(totals.refused).toBeGreaterThan(totals.kept);
    // Sixteen searches, on a machine that may be busy.
  }, 90_000);
});

describe('a reason from the colours', () => {
  const green = at('base', { colour: strong(150) });
  const grey = at('bottom');
  const hued = (h: number, slot: Slot = 'bottom') => at(slot, { colour: strong(h) });
  const neutral = (h: number) => at('outer', { colour: { l: 0.5, c: 0, h } });

  // One row a line.
  // oxfmt-ignore
  const REASONS: readonly Row[] = [
    [true, 'the only colour', 'one-accent', ['base'], [green, grey]],
    [false, 'a neutral beside the only colour', 'one-accent', ['bottom'], [green, grey]],
    [false, 'one of two colours', 'one-accent', ['base'], [green, hued(160)]],
    [false, 'no colour at all', 'one-accent', ['bottom'], [grey]],
    [false, 'a piece more than the look has', 'one-accent', ['base', 'elsewhere'], [green, grey]],
    [false, 'nothing', 'one-accent', [], [green, grey]],
    [true, 'two colours of the same hue', 'related-colours', ['base', 'bottom'], [green, hued(150), neutral(0)]],
    [true, 'two colours as far as related ones lie', 'related-colours', ['base', 'bottom'], [green, hued(210)]],
    [false, 'two colours a little further', 'related-colours', ['base', 'bottom'], [green, hued(210.1)]],
    [false, 'one colour', 'related-colours', ['base'], [green, hued(160)]],
    [false, 'two of three colours', 'related-colours', ['base', 'bottom'], [green, hued(160), hued(300, 'outer')]],
    [false, 'a colour and a neutral', 'related-colours', ['base', 'outer'], [green, hued(160), neutral(150)]],
    [false, 'a neutral and a colour', 'related-colours', ['outer', 'base'], [green, hued(160), neutral(150)]],
    [true, 'two colours across the circle', 'opposite-colours', ['base', 'bottom'], [green, hued(330), neutral(0)]],
    [true, 'two colours just far enough', 'opposite-colours', ['base', 'bottom'], [green, hued(265)]],
    [false, 'two colours not far enough', 'opposite-colours', ['base', 'bottom'], [green, hued(264.9)]],
    [false, 'one colour', 'opposite-colours', ['base'], [green, hued(330)]],
    [false, 'two of three colours', 'opposite-colours', ['base', 'bottom'], [green, hued(330), hued(150, 'outer')]],
    [false, 'a colour and a neutral', 'opposite-colours', ['base', 'outer'], [green, hued(330), neutral(330)]],
    [false, 'a neutral and a colour', 'opposite-colours', ['outer', 'base'], [green, hued(330), neutral(330)]],
    [true, 'the lightest and the darkest', 'tonal', ['base', 'bottom'], [lit('base', 0.2), lit('bottom', 0)]],
    [true, 'the lightest and the darkest around a third', 'tonal', ['base', 'bottom'], [lit('base', 0.9), lit('mid', 0.9), lit('outer', 0.3), lit('bottom', 0.3)]],
    [true, 'the lightest and the darkest of the clothes', 'tonal', ['base', 'bottom'], [lit('base', 0.7), lit('bottom', 0.3), lit('shoes', 0), lit('bag', 1)]],
    [false, 'light and dark too near', 'tonal', ['base', 'bottom'], [lit('base', 0.19), lit('bottom', 0)]],
    [false, 'two of a middle lightness too near', 'tonal', ['base', 'bottom'], [lit('base', 0.5), lit('bottom', 0.4)]],
    [false, 'dark and light', 'tonal', ['bottom', 'base'], [lit('base', 0.9), lit('bottom', 0.3)]],
    [false, 'what is not the lightest', 'tonal', ['base', 'bottom'], [lit('base', 0.8), lit('mid', 0.9), lit('bottom', 0.3)]],
    [false, 'what is not the darkest', 'tonal', ['base', 'bottom'], [lit('base', 0.8), lit('mid', 0.2), lit('bottom', 0.3)]],
    [false, 'light and dark beside a colour', 'tonal', ['base', 'bottom'], [lit('base', 0.9), lit('bottom', 0.3), at('shoes', { colour: strong(150) })]],
    [false, 'one alone', 'tonal', ['base'], [lit('base', 0.9)]],
    [true, 'a pattern that takes a colour up', 'repeated-colour', ['base', 'bottom'], [dotted('base', { colour: WHITE, accent: light(0.099) }), lit('bottom', 0)]],
    [false, 'a pattern of another colour', 'repeated-colour', ['base', 'bottom'], [dotted('base', { colour: WHITE, accent: light(0.1) }), lit('bottom', 0)]],
    [false, 'a second colour without a pattern', 'repeated-colour', ['base', 'bottom'], [at('base', { colour: WHITE, accent: light(0) }), lit('bottom', 0)]],
    [false, 'a pattern alone', 'repeated-colour', ['base'], [dotted('base')]],
    [true, 'shoes and a bag of one colour', 'shoes-match-bag', ['shoes', 'bag'], [lit('shoes', 0.099), lit('bag', 0)]],
    [false, 'shoes and a bag of two colours', 'shoes-match-bag', ['shoes', 'bag'], [lit('shoes', 0.1), lit('bag', 0)]],
    [false, 'a bag and shoes', 'shoes-match-bag', ['bag', 'shoes'], [at('shoes'), at('bag')]],
    [false, 'shoes and a belt', 'shoes-match-bag', ['shoes', 'accessory'], [at('shoes'), at('accessory')]],
    [false, 'a shirt and a bag', 'shoes-match-bag', ['base', 'bag'], [at('base'), at('bag')]],
    [false, 'shoes alone', 'shoes-match-bag', ['shoes'], [at('shoes')]],
    [true, 'the only pattern', 'one-pattern', ['base'], [dotted('base'), grey]],
    [true, 'the only pattern, at the neck', 'one-pattern', ['accessory'], [dotted('accessory'), grey]],
    [true, 'the only pattern beside a patterned bag', 'one-pattern', ['base'], [dotted('base'), dotted('bag')]],
    [false, 'one of two patterns', 'one-pattern', ['base'], [dotted('base'), dotted('bottom')]],
    [false, 'one of two patterns, the other at the neck', 'one-pattern', ['base'], [dotted('base'), dotted('accessory')]],
    [false, 'a solid piece beside the only pattern', 'one-pattern', ['bottom'], [dotted('base'), grey]],
    [false, 'a solid piece', 'one-pattern', ['bottom'], [grey]],
  ];
  it.each(REASONS)('is %s: %s (%s)', (is, _, code, ids, look) => {
    expect(isTrue(code, ids, look)).toBe(is);
  });
});

describe('a reason from the levels', () => {
  it.each<[is: boolean, why: string, look: readonly Piece[]]>([
    [true, 'all of one level', [at('base'), at('bottom')]],
    [true, 'a level apart', [at('base', { formality: 3 }), at('bottom', { formality: 4 })]],
    [false, 'two levels apart', [at('base', { formality: 3 }), at('bottom', { formality: 5 })]],
    [false, 'two levels between coat and trousers', [at('outer', { formality: 5 }), at('bottom', { formality: 3 })]],
    [false, 'two levels between dress and layer', [at('whole', { formality: 5 }), at('mid', { formality: 3 })]],
    [false, 'shoes two levels below', [at('base', { formality: 3 }), at('bottom', { formality: 4 }), at('shoes', { formality: 2 })]],
    [
      true,
      'a bag and a belt of other levels',
      [at('base', { formality: 3 }), at('bottom', { formality: 3 }), at('bag', { formality: 5 }), at('accessory', { formality: 1 })],
    ],
    [true, 'a dress and its shoes', [at('whole'), at('shoes')]],
    [false, 'a dress alone', [at('whole'), at('bag')]],
    [false, 'nothing', []],
  ])('is %s: %s', (is, _, look) => {
    expect(isTrue('same-level', [], look)).toBe(is);
  });

  it.each<[is: boolean, why: string, look: readonly Piece[]]>([
    [true, 'the most formal of the clothes', [at('whole', { formality: 4 }), at('mid', { formality: 4 })]],
    [false, 'one that is not formal', [at('whole', { formality: 3 })]],
    [false, 'one below another', [at('whole', { formality: 4 }), at('mid', { formality: 5 })]],
    [true, 'one below its coat', [at('whole', { formality: 4 }), at('outer', { formality: 5 })]],
    [true, 'one below its shoes and bag', [at('whole', { formality: 4 }), at('shoes', { formality: 5 }), at('bag', { formality: 5 })]],
  ])('is %s of what makes the occasion: %s', (is, _, look) => {
    expect(isTrue('dressed-for', ['whole'], look)).toBe(is);
  });
});

describe('a reason from the day', () => {
  const day = (...[occasion, weather]: Parameters<typeof createDay>) => ({ day: createDay(occasion, weather) });
  const hot = day('everyday', { temperatureC: 27 });
  const wet = day('everyday', { rain: 'light' });
  const cool = day('everyday', { temperatureC: 19 });
  const cooled = day('everyday', { temperatureC: 25, isIndoorAirConditioned: true });

  // One row a line.
  // oxfmt-ignore
  const REASONS: readonly (readonly [...row: Row, more: { day: ReturnType<typeof createDay> }])[] = [
    [true, 'light top and bottom in the heat', 'airy', ['base', 'bottom'], [at('base', { warmth: 2 }), at('bottom', { warmth: 1 }), at('shoes', { warmth: 3 }), at('mid', { warmth: 3 })], hot],
    [true, 'a light dress in the heat', 'airy', ['whole'], [at('whole', { warmth: 2 })], hot],
    [false, 'light clothes on a mild day', 'airy', ['base', 'bottom'], [at('base'), at('bottom')], day('everyday', { temperatureC: 26.9 })],
    [false, 'clothes that are not light', 'airy', ['base', 'bottom'], [at('base', { warmth: 2 }), at('bottom', { warmth: 3 })], hot],
    [false, 'only the top of top and bottom', 'airy', ['base'], [at('base'), at('bottom')], hot],
    [false, 'only the bottom of top and bottom', 'airy', ['bottom'], [at('base'), at('bottom')], hot],
    [false, 'a layer and not the dress', 'airy', ['mid'], [at('whole'), at('mid')], hot],
    [true, 'a coat on a cool day', 'warm-layer', ['outer'], [at('outer', { warmth: 3 })], cool],
    [true, 'a jumper on a cool day', 'warm-layer', ['mid'], [at('mid', { warmth: 3 })], cool],
    [false, 'a coat on a mild day', 'warm-layer', ['outer'], [at('outer', { warmth: 3 })], day('everyday', { temperatureC: 20 })],
    [false, 'a thin layer', 'warm-layer', ['mid'], [at('mid', { warmth: 2 })], cool],
    [false, 'a warm shirt', 'warm-layer', ['base'], [at('base', { warmth: 3 })], cool],
    [true, 'a raincoat in the rain', 'rain-cover', ['outer'], [at('outer', { isWaterproof: true })], wet],
    [true, 'an umbrella in heavy rain', 'rain-cover', ['accessory'], [at('accessory', { isWaterproof: true })], day('everyday', { rain: 'heavy' })],
    [false, 'a raincoat on a dry day', 'rain-cover', ['outer'], [at('outer', { isWaterproof: true })], day()],
    [false, 'a coat that lets the rain through', 'rain-cover', ['outer'], [at('outer')], wet],
    [false, 'boots in the rain', 'rain-cover', ['shoes'], [at('shoes', { isWaterproof: true })], wet],
    [true, 'a layer for cooled rooms', 'indoor-layer', ['mid'], [at('mid')], cooled],
    [true, 'a scarf for cooled rooms', 'indoor-layer', ['accessory'], [at('accessory', { kind: 'scarf' })], cooled],
    [false, 'a belt for cooled rooms', 'indoor-layer', ['accessory'], [at('accessory', { kind: 'belt' })], cooled],
    [false, 'a layer where no room is cooled', 'indoor-layer', ['mid'], [at('mid')], day('everyday', { temperatureC: 25 })],
    [false, 'a layer when it is not warm outside', 'indoor-layer', ['mid'], [at('mid')], day('everyday', { temperatureC: 24.9, isIndoorAirConditioned: true })],
    [true, 'loafers for a journey', 'easy-shoes', ['shoes'], [at('shoes', { kind: 'loafers' })], day('travel')],
    [false, 'pumps for a journey', 'easy-shoes', ['shoes'], [at('shoes', { kind: 'pumps' })], day('travel')],
    [false, 'sandals for a journey', 'easy-shoes', ['shoes'], [at('shoes', { kind: 'sandals' })], day('travel')],
    [false, 'boots for a journey', 'easy-shoes', ['shoes'], [at('shoes', { kind: 'ankle-boots' })], day('travel')],
    [false, 'loafers on another day', 'easy-shoes', ['shoes'], [at('shoes', { kind: 'loafers' })], day()],
    [false, 'a shirt for a journey', 'easy-shoes', ['base'], [at('base')], day('travel')],
    [true, 'red at the New Year', 'festive-colour', ['base'], [at('base', { colour: RED })], day('lunar-new-year')],
    [true, 'green at Deepavali', 'festive-colour', ['base'], [at('base', { colour: quiet(150) })], day('deepavali')],
    [false, 'brown at the New Year', 'festive-colour', ['base'], [at('base', { colour: BROWN })], day('lunar-new-year')],
    [false, 'grey at Deepavali', 'festive-colour', ['base'], [at('base', { colour: GREY })], day('deepavali')],
    [false, 'charcoal at Deepavali', 'festive-colour', ['base'], [at('base', { colour: CHARCOAL })], day('deepavali')],
    [false, 'green at a wedding', 'festive-colour', ['base'], [at('base', { colour: quiet(150) })], day('wedding')],
    [false, 'red on any day', 'festive-colour', ['base'], [at('base', { colour: RED })], day()],
  ];
  it.each(REASONS)('is %s: %s (%s)', (is, _, code, ids, look, more) => {
    expect(isTrue(code, ids, look, more)).toBe(is);
  });
});

describe('a reason from the member', () => {
  const look = [at('base', { kind: 'shirt', colour: strong(150) }), at('bottom', { kind: 'jeans' })];
  const tally = (likes: number) => ({ likes, skips: 0 });

  it.each<[is: boolean, known: number | undefined, told: number | undefined]>([
    [true, 30, 30],
    [true, 90, 90],
    [false, 29, 29],
    [false, 40, 41],
    [false, undefined, 40],
    [false, 40, undefined],
    [false, undefined, undefined],
  ])('is %s where %s days are known and %s are told', (is, known, days) => {
    const daysSince: Record<string, number> = known === undefined ? {} : { base: known };
    const history = { ...NO_HISTORY, daysSince };
    expect(isReasonTrue({ code: 'not-worn-lately', pieceIds: ['base'], days }, look, { ...context, history })).toBe(is);
  });

  it.each<[is: boolean, neverWorn: readonly string[], daysSince: Record<string, number>]>([
    [true, ['base'], {}],
    [true, ['base'], { bottom: 3 }],
    [false, ['bottom'], {}],
    [false, [], {}],
    [false, ['base'], { base: 0 }],
  ])('is %s of a piece never worn where those are %j and days are known for %j', (is, neverWorn, daysSince) => {
    expect(isTrue('never-worn', ['base'], look, { history: { ...NO_HISTORY, neverWorn, daysSince } })).toBe(is);
  });

  it.each<[is: boolean, code: ReasonCode, taste: object]>([
    [true, 'liked-kind', { kinds: { shirt: tally(2) } }],
    [false, 'liked-kind', { kinds: { shirt: tally(1) } }],
    [false, 'liked-kind', { kinds: { jeans: tally(9) } }],
    [false, 'liked-kind', { colours: { 'hue-2': tally(9) } }],
    [true, 'liked-colour', { colours: { 'hue-2': tally(2) } }],
    [false, 'liked-colour', { colours: { 'hue-2': tally(1) } }],
    [false, 'liked-colour', { colours: { middle: tally(9) } }],
    [false, 'liked-colour', { kinds: { shirt: tally(9) } }],
  ])('is %s: %s with the taste %j', (is, code, taste) => {
    expect(isTrue(code, ['base'], look, { taste: { ...NO_TASTE, ...taste } })).toBe(is);
  });

  it('is true of what is locked and of nothing else', () => {
    expect(isTrue('built-around', ['base'], look, { lockedIds: ['other', 'base'] })).toBe(true);
    expect(isTrue('built-around', ['bottom'], look, { lockedIds: ['other', 'base'] })).toBe(false);
  });
});
