import { describe, expect, it } from 'vitest';
import type { DressOccasion, Weather } from '@/components/outfit/model/day';
import { type Piece, type Slot, lookOf } from '@/components/outfit/model/piece';
import { cold, heat, humidity, rain } from '@/components/outfit/model/rules/weather';
import { createDay, createPiece } from '@/tests/builders/outfit-piece';

const at = (slot: Slot, more: Partial<Piece> = {}) => createPiece({ id: slot, slot, ...more });
const weights = (rule: typeof heat, look: readonly Piece[], weather: Partial<Weather>, occasion: DressOccasion = 'everyday') =>
  rule(lookOf(look), createDay(occasion, weather)).map(({ weight }) => weight);

const SHORTS = at('bottom', { kind: 'shorts' });
const BOOTS = at('shoes', { kind: 'ankle-boots', warmth: 3 });
const TWEED = at('mid', { kind: 'blazer', fabric: 'tweed', category: 'tailoring' });
const SANDALS = at('shoes', { kind: 'sandals', sleeve: 'none' });

describe('the heat', () => {
  it.each<[why: string, look: readonly Piece[], temperatureC: number, weights: readonly number[]]>([
    ['warm ankle boots at 23 degrees', [BOOTS], 23, [0.3]],
    ['warm ankle boots below', [BOOTS], 22.9, []],
    ['tweed from 27 degrees, however thin', [TWEED], 27, [0.6]],
    ['another cloth as thin', [{ ...TWEED, fabric: 'linen' }], 27, []],
    ['a cap of tweed', [at('accessory', { fabric: 'tweed', category: 'accessories' })], 27, []],
  ])('minds %s', (_why, look, temperatureC, expected) => {
    expect(weights(heat, look, { temperatureC })).toEqual(expected);
  });
});

describe('the cold', () => {
  const shirt = at('base');
  const mid = (id: string, warmth: number, more: Partial<Piece> = {}) =>
    at('mid', { id, kind: 'blazer', category: 'tailoring', warmth, ...more });

  it.each<[why: string, look: readonly Piece[], temperatureC: number, weights: readonly number[]]>([
    ['shorts at 18.5 degrees', [shirt, mid('a', 2), SHORTS], 18.5, [0.8]],
    ['no shorts above', [shirt, mid('a', 2), SHORTS], 18.6, []],
    [
      'nothing over a real knit of the third degree',
      [shirt, mid('a', 3, { category: 'knitwear', kind: 'jumper', fabric: 'wool' })],
      13,
      [],
    ],
    ['layers that hold little', [shirt, mid('a', 3), mid('b', 2)], 13, [1]],
    ['two that just hold enough', [shirt, mid('a', 3), mid('b', 3)], 13, [0.4]],
    ['a thin one below a warm one', [shirt, mid('a', 2), mid('b', 4)], 13, [0.4]],
    ['the warm one named first', [shirt, mid('a', 4), mid('b', 2)], 13, [0.4]],
  ])('minds %s', (_why, look, temperatureC, expected) => {
    expect(weights(cold, look, { temperatureC })).toEqual(expected);
  });
});

describe('the rain', () => {
  const umbrella = at('accessory', { kind: 'umbrella', isWaterproof: true });
  const raincoat = at('outer', { kind: 'raincoat', isWaterproof: true });
  const slides = at('shoes', { kind: 'sandals', formality: 1, isWaterproof: true });

  it.each<[why: string, look: readonly Piece[], occasion: DressOccasion, weights: readonly number[]]>([
    ['sandals under a sari and an umbrella: nobody minds', [at('whole', { kind: 'sari' }), umbrella, SANDALS], 'evening', []],
    ['sandals under a dress and an umbrella', [at('whole', { kind: 'slip-dress' }), umbrella, SANDALS], 'evening', [0.9]],
    [
      'sandals under a sari and a raincoat',
      [at('whole', { kind: 'sari' }), raincoat, at('accessory', { kind: 'scarf' }), SANDALS],
      'evening',
      [0.9],
    ],
    ['slides that the rain does not hurt, among guests', [raincoat, slides], 'wedding', [0.8]],
    ['the same on the way', [raincoat, slides], 'travel', []],
  ])('heavy: %s', (_why, look, occasion, expected) => {
    expect(weights(rain, look, { rain: 'heavy' }, occasion)).toEqual(expected);
  });

  it('of the slides says that it is the rain', () => {
    expect(rain(lookOf([raincoat, slides]), createDay('wedding', { rain: 'heavy' }))).toEqual([{ rule: 'rain', weight: 0.8 }]);
  });
});

it('damp air minds cloth that clings to the skin, and not over a shirt', () => {
  const damp = { temperatureC: 30, humidity: 85 };
  expect(weights(humidity, [at('base', { fabric: 'satin' })], damp)).toEqual([0.7]);
  expect(weights(humidity, [at('base'), at('mid', { fabric: 'satin' })], damp)).toEqual([]);
});
