import { describe, expect, it } from 'vitest';
import { colourRole, harmonyOf, isNearMiss } from '@/lib/domain/outfit/colour-role';
import { colourDistance, hueDistance, oklchOfHex } from '@/lib/domain/outfit/oklch';
import { COLOURS, type ColourName } from '@/lib/domain/wardrobe/garment';

const of = (name: ColourName) => oklchOfHex(COLOURS[name]);

describe('OKLCH', () => {
  it('agrees with the published values of the primaries', () => {
    const red = oklchOfHex('#ff0000');
    expect([red.l, red.c, red.h].map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
    const white = oklchOfHex('#ffffff');
    expect(white.l).toBeCloseTo(1, 4);
    expect(white.c).toBeCloseTo(0, 4);
  });

  it('goes the shorter way round the circle, and is no distance from itself', () => {
    expect(hueDistance({ l: 0.5, c: 0.1, h: 350 }, { l: 0.5, c: 0.1, h: 10 })).toBe(20);
    expect(colourDistance(of('jade'), of('jade'))).toBeCloseTo(0);
  });

  it('knows a stylist\'s neutrals from colours that speak', () => {
    for (const name of ['white', 'ivory', 'oat', 'sand', 'camel', 'tobacco', 'chocolate', 'black', 'charcoal', 'grey', 'navy', 'indigo', 'denim'] as const) {
      expect(colourRole(of(name)), name).toBe('neutral');
    }
    for (const name of ['red', 'coral', 'rust', 'mustard', 'jade', 'rose'] as const) expect(colourRole(of(name)), name).toBe('strong');
    for (const name of ['sage', 'sky', 'blush', 'lilac'] as const) expect(colourRole(of(name)), name).toBe('quiet');
  });

  it('tells related, opposite and nearly missed', () => {
    expect(harmonyOf(of('coral'), of('mustard'))).toBe('related');
    expect(harmonyOf(of('coral'), of('jade'))).toBe('opposite');
    expect(isNearMiss(of('red'), of('rust'))).toBe(true);
    expect(isNearMiss(of('red'), of('burgundy'))).toBe(false);
  });
});
