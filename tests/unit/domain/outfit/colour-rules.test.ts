import { describe, expect, it } from 'vitest';
import { DRESS_OCCASIONS, type DressOccasion } from '@/components/outfit/model/day';
import type { Oklch } from '@/lib/domain/shared/oklch';
import { type Piece, type Slot, lookOf } from '@/components/outfit/model/piece';
import { colourHarmony, customColours, voicesOf } from '@/components/outfit/model/rules/colour';
import { BLACK, BROWN, CHARCOAL, createDay, createPiece, GOLD, GREY, quiet, RED, strong, WHITE } from '@/tests/builders/outfit-piece';
import { readRows } from '@/tests/setup/read-rows';

type Part = readonly [slot: Slot, colour: Oklch, more?: Partial<Piece>];
const lookIn = (parts: readonly Part[]) =>
  lookOf(parts.map(([slot, colour, more], at) => createPiece({ id: `${slot}-${at}`, slot, colour, accent: colour, ...more })));
const withSecond = (accent: Oklch): Partial<Piece> => ({ accent, pattern: 'stripe' });

describe('the colours that speak in a look', () => {
  it.each(readRows<[slot: Slot, share: number][]>(import.meta.url, 'colour-rules.shares.json'))('%s counts for %d', (slot, share) => {
    expect(voicesOf(lookIn([[slot, strong(150)]]))).toEqual([{ colour: strong(150), share, isStrong: true, pieceId: `${slot}-0` }]);
  });

  it('are quiet or strong, and never neutral', () => {
    expect(
      voicesOf(
        lookIn([
          ['base', GREY],
          ['bottom', quiet(150)],
          ['mid', BROWN],
        ]),
      ),
    ).toEqual([{ colour: quiet(150), share: 1, isStrong: false, pieceId: 'bottom-1' }]);
  });

  it.each<[slot: Slot, kept: boolean, share: number]>([
    ['outer', true, 0.5],
    ['outer', false, 1],
    ['base', true, 1],
  ])('%s that keeps the rain off (%s) counts for %d', (slot, isWaterproof, share) => {
    expect(voicesOf(lookIn([[slot, strong(150), { isWaterproof }]])).map((voice) => voice.share)).toEqual([share]);
  });

  it.each<[slot: Slot, count: number]>([
    ['shoes', 0],
    ['bag', 0],
    ['accessory', 0],
    ['base', 1],
    ['whole', 1],
    ['outer', 1],
  ])('gold as %s is heard %d times', (slot, count) => {
    expect(voicesOf(lookIn([[slot, GOLD]]))).toHaveLength(count);
  });

  it.each<[why: string, more: Partial<Piece>, second: unknown[]]>([
    ['a strong trim', withSecond(strong(250)), [{ colour: strong(250), share: 0.6, isStrong: true, pieceId: 'whole-0' }]],
    ['a quiet trim', withSecond(quiet(200)), [{ colour: quiet(200), share: 0.6, isStrong: false, pieceId: 'whole-0' }]],
    ['a neutral trim', withSecond(GREY), []],
    ['a gold trim', withSecond(GOLD), []],
    ['a second colour without a pattern', { accent: strong(250) }, []],
  ])('%s is heard below the first colour', (_, more, second) => {
    const [first, ...rest] = voicesOf(lookIn([['whole', strong(150), more]]));
    expect(first).toEqual({ colour: strong(150), share: 1.5, isStrong: true, pieceId: 'whole-0' });
    expect(rest.map((voice) => ({ ...voice, share: Number(voice.share.toFixed(6)) }))).toEqual(second);
  });

  it('are heard in the pattern of a neutral piece', () => {
    expect(voicesOf(lookIn([['base', WHITE, withSecond(strong(150))]])).map(({ share }) => share)).toEqual([0.4]);
  });
});

describe('the harmony of a look', () => {
  // One row a line.
  // oxfmt-ignore
  const HARMONIES: readonly (readonly [why: string, parts: readonly Part[], weights: readonly number[]])[] = [
    ['neutrals only', [['base', GREY], ['bottom', BROWN], ['shoes', BLACK]], []],
    ['one colour beside neutrals', [['base', strong(150)], ['bottom', GREY]], []],
    ['one colour twice', [['base', strong(150)], ['bottom', strong(153)]], []],
    ['two clothes that nearly match', [['base', strong(150)], ['bottom', strong(160)]], [1]],
    ['shoes that nearly match', [['base', strong(150)], ['shoes', strong(160)]], [0.35]],
    ['shoes that nearly match, named first', [['shoes', strong(160)], ['base', strong(150)]], [0.35]],
    ['a raincoat that nearly matches', [['base', strong(150)], ['outer', strong(160), { isWaterproof: true }]], [0.35]],
    ['a trim that nearly matches', [['base', strong(150), withSecond(strong(200))], ['bottom', strong(210)]], [0.35]],
    ['a scarf that nearly matches', [['base', strong(150)], ['accessory', strong(160)]], [0.1]],
    ['a bag that nearly matches', [['base', strong(150)], ['bag', strong(160)]], []],
    ['a quiet piece that nearly matches', [['base', { l: 0.5, c: 0.101, h: 150 }], ['bottom', { l: 0.5, c: 0.069, h: 160 }]], []],
    ['a pattern that nearly matches itself', [['base', strong(150), withSecond(strong(160))], ['bottom', GREY]], []],
    ['three that nearly match, which is one mistake', [['base', strong(150)], ['bottom', strong(160)], ['outer', strong(170)]], [1]],
    ['a near miss that the first piece has no part in', [['base', strong(0)], ['bottom', strong(150)], ['outer', strong(160)]], [1]],
    ['three strong colours', [['base', strong(0)], ['bottom', strong(120)], ['outer', strong(240)]], [1]],
    ['three strong colours of which two are nearly one', [['base', strong(0)], ['bottom', strong(120)], ['outer', strong(141.9, 0.8)]], []],
    ['three strong colours of which two are just no longer one', [['base', strong(0)], ['bottom', strong(120)], ['outer', strong(142, 0.8)]], [1]],
    ['a third strong colour at the feet', [['base', strong(0)], ['bottom', strong(120)], ['shoes', strong(240)]], [1]],
    ['a third strong colour at the neck', [['base', strong(0)], ['bottom', strong(120)], ['accessory', strong(240)]], []],
    ['a third strong colour in the pattern of a top', [['base', strong(0), withSecond(strong(120))], ['bottom', strong(240)]], [0.3]],
    ['a third strong colour in the pattern of a dress', [['whole', strong(0), withSecond(strong(120))], ['outer', strong(240)]], [1]],
    ['four colours', [['base', quiet(0)], ['bottom', quiet(120)], ['mid', quiet(180)], ['shoes', quiet(320)]], [0.7]],
    ['five colours', [['base', quiet(0)], ['bottom', quiet(120)], ['mid', quiet(180)], ['outer', quiet(220)], ['shoes', quiet(320)]], [0.7]],
    ['three quiet colours', [['base', quiet(0)], ['bottom', quiet(120)], ['shoes', quiet(180)]], [0.3]],
    ['two quiet colours and a scarf', [['base', quiet(0)], ['bottom', quiet(120)], ['accessory', quiet(180)]], []],
    ['two quiet colours', [['base', quiet(120)], ['bottom', quiet(200)]], []],
    ['two opposite colours', [['base', strong(150)], ['bottom', strong(330)]], []],
    ['two related colours', [['base', strong(150)], ['bottom', strong(200)]], []],
    ['two colours between', [['base', strong(150)], ['bottom', strong(230)]], [0.4]],
    ['two colours between, in a dress and a jacket', [['whole', strong(150)], ['outer', strong(230)]], [0.4]],
    ['two colours between, one at the feet', [['base', strong(150)], ['shoes', strong(230)]], []],
    ['two colours between, the first at the feet', [['shoes', strong(150)], ['base', strong(230)]], []],
    ['two colours between, one of them gold', [['base', strong(170)], ['bottom', GOLD]], []],
    ['two colours between, the first of them gold', [['base', GOLD], ['bottom', strong(170)]], []],
  ];
  it.each(HARMONIES)('of %s', (_, parts, weights) => {
    expect(colourHarmony(lookIn(parts), createDay())).toEqual(weights.map((weight) => ({ rule: 'colour', weight })));
  });
});

describe('the colours that custom minds', () => {
  const L6 = { l: 0.6, c: 0, h: 0 };
  const LIGHT = { l: 0.61, c: 0, h: 0 };
  const sari = { category: 'traditional', kind: 'sari' };

  // One row a line.
  // oxfmt-ignore
  const AT_A_WEDDING: readonly (readonly [why: string, parts: readonly Part[], weights: readonly number[]])[] = [
    ['nothing worn indoors', [['outer', WHITE]], []],
    ['a dress of another colour', [['whole', strong(150)]], []],
    ['a white dress', [['whole', WHITE]], [1.2]],
    ['a white dress with a coloured jacket', [['whole', WHITE], ['mid', strong(150)]], [1.2]],
    ['white from head to foot', [['base', WHITE], ['bottom', WHITE]], [1.2]],
    ['a white shirt with a skirt', [['base', WHITE], ['bottom', strong(150)]], []],
    ['a bright red dress', [['whole', RED]], [1.2]],
    ['a bright red dress with a grey jacket', [['whole', RED], ['mid', GREY]], [1.2]],
    ['bright red from head to foot', [['base', RED], ['bottom', RED]], [1.2]],
    ['a bright red shirt with a skirt', [['base', RED], ['bottom', GREY]], []],
    ['black from head to foot', [['base', BLACK], ['bottom', BLACK]], [1]],
    ['black with light shoes', [['base', BLACK], ['bottom', BLACK], ['shoes', LIGHT]], [1]],
    ['black with light shoes and bag', [['base', BLACK], ['bottom', BLACK], ['shoes', LIGHT], ['bag', LIGHT]], []],
    ['black with light shoes and scarf', [['whole', BLACK], ['shoes', LIGHT], ['accessory', LIGHT]], []],
    ['black with shoes and bag that are not light', [['base', BLACK], ['bottom', BLACK], ['shoes', L6], ['bag', LIGHT]], [1]],
    ['black below a light coat', [['whole', BLACK], ['outer', LIGHT]], []],
    ['black below a coat that is not light', [['whole', BLACK], ['outer', L6]], [1]],
    ['a black sari with light shoes and bag', [['whole', BLACK, sari], ['shoes', LIGHT], ['bag', LIGHT]], [1]],
    ['charcoal from head to foot', [['base', CHARCOAL], ['bottom', BLACK]], [0.5]],
    ['charcoal with light shoes and bag', [['base', CHARCOAL], ['bottom', BLACK], ['shoes', LIGHT], ['bag', LIGHT]], []],
    ['a charcoal sari with light shoes and bag', [['whole', CHARCOAL, sari], ['shoes', LIGHT], ['bag', LIGHT]], []],
    ['black with a green jacket', [['whole', BLACK], ['mid', strong(150)]], []],
  ];
  it.each(AT_A_WEDDING)('at a wedding: %s', (_, parts, weights) => {
    expect(customColours(lookIn(parts), createDay('wedding'))).toEqual(weights.map((weight) => ({ rule: 'custom', weight })));
  });

  // One row a line.
  // oxfmt-ignore
  const AT_A_FESTIVAL: readonly (readonly [why: string, parts: readonly Part[], newYear: readonly number[], deepavali: readonly number[]])[] = [
    ['white from head to foot', [['base', WHITE], ['bottom', WHITE]], [1.2], [1.2]],
    ['white and grey', [['base', WHITE], ['bottom', GREY]], [1.1], [1.1]],
    ['charcoal and grey', [['base', CHARCOAL], ['bottom', GREY]], [1.1], [1.1]],
    ['white and grey with red shoes', [['base', WHITE], ['bottom', GREY], ['shoes', RED]], [0.8], [0.8]],
    ['white and grey below a red coat', [['base', WHITE], ['bottom', GREY], ['outer', RED]], [0.8], [0.8]],
    ['white and grey with a red bag', [['base', WHITE], ['bottom', GREY], ['bag', RED]], [1.1], [1.1]],
    ['brown and grey', [['base', BROWN], ['bottom', GREY]], [0.5], [0.5]],
    ['a bright top', [['base', RED], ['bottom', GREY]], [], []],
    ['a bright skirt', [['base', BROWN], ['bottom', quiet(150)]], [], []],
    ['brown with a bright pattern', [['base', BROWN, withSecond(RED)], ['bottom', GREY]], [], []],
    ['brown with a bright second colour and no pattern', [['base', BROWN, { accent: RED }], ['bottom', GREY]], [0.5], [0.5]],
    ['brown with a brown pattern', [['base', BROWN, withSecond(BROWN)], ['bottom', GREY]], [0.5], [0.5]],
    ['black with a bright pattern, and brown', [['base', BROWN], ['bottom', BLACK, withSecond(RED)]], [0.5], [0.5]],
    ['a black top with a bright skirt', [['base', BLACK], ['bottom', RED]], [], [0.8]],
    ['a bright top with a black skirt', [['base', RED], ['bottom', BLACK]], [], []],
    ['a black dress with a bright jacket', [['whole', BLACK], ['mid', RED]], [0.6], [0.8]],
    ['a black dress', [['whole', BLACK]], [1.1, 0.6], [1.1, 0.8]],
    ['nothing worn indoors', [['outer', RED]], [0.5], [0.5]],
  ];
  it.each(AT_A_FESTIVAL)('at a festival: %s', (_, parts, newYear, deepavali) => {
    expect(customColours(lookIn(parts), createDay('lunar-new-year'))).toEqual(newYear.map((weight) => ({ rule: 'custom', weight })));
    expect(customColours(lookIn(parts), createDay('deepavali'))).toEqual(deepavali.map((weight) => ({ rule: 'custom', weight })));
  });

  it("are nobody's business on other days", () => {
    const celebrations: readonly DressOccasion[] = ['wedding', 'lunar-new-year', 'deepavali'];
    for (const occasion of DRESS_OCCASIONS) {
      const found = customColours(lookIn([['whole', WHITE]]), createDay(occasion));
      expect(found.length > 0, occasion).toBe(celebrations.includes(occasion));
    }
  });
});
