import { describe, expect, it } from 'vitest';
import { colourRole, harmonyOf, isNearMiss } from '@/components/outfit/model/colour-role';
import { colourDistance, hueDistance, oklchOfHex } from '@/lib/domain/shared/oklch';
import { COLOURS, type ColourName } from '@/lib/domain/wardrobe/garment';
import { readRows } from '@/tests/setup/read-rows';

const of = (name: ColourName) => oklchOfHex(COLOURS[name]);

describe('OKLCH', () => {
  it('agrees with the published values of the primaries', () => {
    const red = oklchOfHex('#ff0000');
    expect([red.l, red.c, red.h].map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
    const white = oklchOfHex('#ffffff');
    expect(white.l).toBeCloseTo(1, 4);
    expect(white.c).toBeCloseTo(0, 4);
  });

  it.each<[hex: string, l: number, c: number, h: number]>([
    ['#00ff00', 0.866, 0.295, 142.495],
    ['#0000ff', 0.452, 0.313, 264.052],
    ['#ff00ff', 0.702, 0.322, 328.363],
  ])('agrees with the published value of %s', (hex, l, c, h) => {
    const colour = oklchOfHex(hex);
    expect(colour.l).toBeCloseTo(l, 3);
    expect(colour.c).toBeCloseTo(c, 3);
    expect(colour.h).toBeCloseTo(h, 1);
  });

  it.each<[hex: string, l: number]>([
    ['#000000', 0],
    ['#0a0a0a', 0.1448],
    ['#0b0b0b', 0.1496],
    ['#808080', 0.5999],
  ])('sees the grey %s as light as %d', (hex, l) => {
    expect(oklchOfHex(hex).l).toBeCloseTo(l, 4);
    expect(oklchOfHex(hex).c).toBeCloseTo(0, 4);
  });

  it.each([
    [0, 0, 0],
    [0, 180, 180],
    [0, 181, 179],
    [10, 300, 70],
    [0, 360, 0],
    [200, 20, 180],
  ])('finds %d and %d to be %d degrees apart, whichever comes first', (one, other, apart) => {
    expect(hueDistance({ l: 0.5, c: 0.1, h: one }, { l: 0.5, c: 0.1, h: other })).toBe(apart);
    expect(hueDistance({ l: 0.5, c: 0.1, h: other }, { l: 0.5, c: 0.1, h: one })).toBe(apart);
  });

  it.each<[why: string, l: number, c: number, h: number, apart: number]>([
    ['the other side of the circle', 0.5, 0.1, 180, 0.2],
    ['a quarter of the circle', 0.5, 0.1, 90, 0.1414],
    ['a greyer one', 0.5, 0.04, 0, 0.06],
    ['a lighter one', 0.8, 0.1, 0, 0.3],
    ['a lighter and greyer one', 0.58, 0.04, 0, 0.1],
  ])('measures the straight line to %s', (_, l, c, h, apart) => {
    expect(colourDistance({ l: 0.5, c: 0.1, h: 0 }, { l, c, h })).toBeCloseTo(apart, 4);
  });

  it('goes the shorter way round the circle, and is no distance from itself', () => {
    expect(hueDistance({ l: 0.5, c: 0.1, h: 350 }, { l: 0.5, c: 0.1, h: 10 })).toBe(20);
    expect(colourDistance(of('jade'), of('jade'))).toBeCloseTo(0);
  });

  it("knows a stylist's neutrals from colours that speak", () => {
    for (const name of readRows<Parameters<typeof of>[0][]>(import.meta.url, 'oklch.neutrals.json')) {
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
