import { describe, expect, it } from 'vitest';
import {
  hasBareArms,
  hasLongSleeves,
  isDressy,
  isOpenShoe,
  isPatterned,
  isRealKnit,
  isSlide,
  isSportShoe,
  isTailored,
  type Piece,
  type Sleeve,
  coversOf,
  isShawl,
  isTopOfItsOwn,
  lookOf,
} from '@/components/outfit/model/piece';
import { createPiece } from '@/tests/builders/outfit-piece';
import { readRows } from '@/tests/setup/read-rows';

describe('the sleeves of a piece', () => {
  it.each<[sleeve: Sleeve, isBare: boolean, isLong: boolean]>([
    ['none', true, false],
    ['strap', true, false],
    ['cap', false, false],
    ['short', false, false],
    ['elbow', false, true],
    ['long', false, true],
  ])('%s: bare arms %s, long sleeves %s', (sleeve, isBare, isLong) => {
    expect(hasBareArms(createPiece({ sleeve }))).toBe(isBare);
    expect(hasLongSleeves(createPiece({ sleeve }))).toBe(isLong);
  });
});

describe('what the rules call a piece', () => {
  const NAMES = {
    patterned: isPatterned,
    tailored: isTailored,
    dressy: isDressy,
    'a real knit': isRealKnit,
    'an open shoe': isOpenShoe,
    'a sport shoe': isSportShoe,
    'a slide': isSlide,
    'a shawl': isShawl,
    'a top of its own': isTopOfItsOwn,
  };

  it.each(readRows<[name: keyof typeof NAMES, is: boolean, what: Partial<Piece>][]>(import.meta.url, 'piece.rows.json'))(
    '%s: %s for %j',
    (name, is, what) => {
      expect(NAMES[name](createPiece(what))).toBe(is);
    },
  );
});

describe('a look', () => {
  const pieces = (['accessory', 'outer', 'shoes', 'bottom', 'bag', 'mid', 'base', 'whole'] as const).map((slot) =>
    createPiece({ id: slot, slot, kind: slot === 'accessory' ? 'scarf' : 'shirt' }),
  );
  const ids = (some: readonly Piece[]) => some.map(({ id }) => id);
  const look = lookOf(pieces);

  it('sorts its pieces by their place on the body and keeps them all', () => {
    for (const slot of ['accessory', 'outer', 'shoes', 'bottom', 'bag', 'mid', 'base', 'whole'] as const) {
      expect(ids(look[slot])).toEqual([slot]);
    }
    expect(look.pieces).toEqual(pieces);
  });

  it('counts as clothes neither shoes nor bag nor small things, and leaves the coat at the door', () => {
    expect(ids(look.indoors)).toEqual(['whole', 'base', 'mid', 'bottom']);
    expect(ids(look.clothes)).toEqual(['whole', 'base', 'mid', 'bottom', 'outer']);
  });

  it('covers the shoulders with a layer, a coat or a shawl, and with no other small thing', () => {
    expect(ids(coversOf(look))).toEqual(['mid', 'outer', 'accessory']);
    expect(coversOf(lookOf([createPiece({ slot: 'accessory', kind: 'belt' })]))).toEqual([]);
  });
});
