import { describe, expect, it } from 'vitest';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isGarment, laidWidth, layOut, placeFor } from '@/lib/domain/outfit/lay-out';

type Layer = WardrobeItem['layer'];
/** Each piece of these tests is called by its layer, with a number behind a second one. */
const layerOf = (id: string) => id.replace(/\d+$/, '') as Layer;

describe('the width of what is laid out', () => {
  it.each<[layer: Layer, isClothes: boolean, width: number]>([
    ['outer', true, 365],
    ['base', true, 365],
    ['whole', true, 365],
    ['mid', true, 365],
    ['bottom', true, 365],
    ['shoes', false, 235],
    ['bag', false, 235],
    ['none', false, 235],
    ['accessory', false, 190],
  ])('%s: drawn to the scale of clothes %s, %d thousandths', (layer, isClothes, width) => {
    expect(isGarment(layer)).toBe(isClothes);
    expect(laidWidth(layer)).toBe(width);
  });
});

describe('the place of one piece', () => {
  it.each<[layer: Layer, x: number, y: number]>([
    ['base', 235, 265],
    ['whole', 245, 420],
    ['bottom', 250, 700],
    ['mid', 530, 270],
    ['outer', 790, 275],
    ['accessory', 560, 590],
    ['bag', 815, 650],
    ['shoes', 590, 850],
    ['none', 500, 500],
  ])('%s lies at %d, %d of an empty bed', (layer, x, y) => {
    expect(placeFor(layer, [])).toEqual({ x, y });
  });

  it.each<[why: string, present: { x: number; y: number }[], x: number, y: number]>([
    ['something lies there', [{ x: 500, y: 500 }], 570, 570],
    ['something lies just right of and below it', [{ x: 569, y: 569 }], 570, 570],
    ['something lies just left of and above it', [{ x: 431, y: 431 }], 570, 570],
    [
      'two lie there',
      [
        { x: 500, y: 500 },
        { x: 560, y: 440 },
      ],
      640,
      640,
    ],
    ['something lies a step to the right', [{ x: 570, y: 500 }], 500, 500],
    ['something lies a step to the left', [{ x: 430, y: 500 }], 500, 500],
    ['something lies a step below', [{ x: 500, y: 570 }], 500, 500],
    ['something lies a step above', [{ x: 500, y: 430 }], 500, 500],
  ])('where %s', (_, present, x, y) => {
    expect(
      placeFor(
        'none',
        present.map((place, at) => ({ id: String(at), ...place })),
      ),
    ).toEqual({ x, y });
  });

  it('stays on the bed', () => {
    const there = (x: number, y: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at), x, y }));
    expect(placeFor('shoes', there(590, 850, 1))).toEqual({ x: 660, y: 900 });
    expect(placeFor('bag', there(815, 650, 2))).toEqual({ x: 900, y: 790 });
  });
});

describe('laying out a look', () => {
  it('is nothing for nothing', () => {
    expect(layOut([], layerOf)).toEqual([]);
  });

  it('keeps a look that has its places as it is, in its own order', () => {
    const placed = [
      { id: 'shoes', x: 10, y: 20 },
      { id: 'outer', x: 0, y: 0 },
      { id: 'base', x: 70, y: 80 },
    ];
    expect(layOut(placed, layerOf)).toEqual(placed);
  });

  it('leaves out what nobody knows', () => {
    expect(
      layOut(
        [
          { id: 'gone', x: 1, y: 2 },
          { id: 'base', x: 3, y: 4 },
        ],
        (id) => (id === 'gone' ? null : 'base'),
      ),
    ).toEqual([{ id: 'base', x: 3, y: 4 }]);
    expect(layOut([{ id: 'gone' }, { id: 'base' }], (id) => (id === 'gone' ? null : 'base'))).toEqual([{ id: 'base', x: 500, y: 265 }]);
  });

  it('lays from below to above what has no places', () => {
    const mixed = ['none', 'shoes', 'accessory', 'base', 'bag', 'outer', 'mid', 'whole', 'bottom'].map((id) => ({ id }));
    expect(layOut(mixed, layerOf).map(({ id }) => id)).toEqual([
      'outer',
      'bottom',
      'whole',
      'base',
      'mid',
      'accessory',
      'bag',
      'shoes',
      'none',
    ]);
  });

  it('puts the middle of what lies there in the middle of the bed', () => {
    expect(layOut([{ id: 'shoes' }, { id: 'base' }, { id: 'bottom' }], layerOf)).toEqual([
      { id: 'bottom', x: 370, y: 700 },
      { id: 'base', x: 355, y: 265 },
      { id: 'shoes', x: 710, y: 850 },
    ]);
    expect(layOut([{ id: 'mid' }, { id: 'bag' }], layerOf)).toEqual([
      { id: 'mid', x: 390, y: 270 },
      { id: 'bag', x: 675, y: 650 },
    ]);
  });

  it('lays a second piece of one layer beside the first', () => {
    expect(layOut([{ id: 'accessory1' }, { id: 'accessory2' }], layerOf)).toEqual([
      { id: 'accessory1', x: 465, y: 590 },
      { id: 'accessory2', x: 535, y: 660 },
    ]);
  });

  it.each([
    { id: 'base', x: 10 },
    { id: 'base', y: 10 },
  ])('takes half a place for none: %j', (half) => {
    expect(layOut([half], layerOf)).toEqual([{ id: 'base', x: 500, y: 265 }]);
  });

  it('keeps how far a piece with a place lies from one without', () => {
    const [bottom, base] = layOut([{ id: 'base', x: 100, y: 100 }, { id: 'bottom' }], layerOf);
    expect([bottom?.id, base?.id]).toEqual(['bottom', 'base']);
    expect([(bottom?.x ?? 0) - (base?.x ?? 0), bottom?.y, base?.y]).toEqual([150, 700, 100]);
  });
});
