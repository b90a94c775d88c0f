import { describe, expect, it } from 'vitest';
import type { DressOccasion, Weather } from '@/components/outfit/model/day';
import { type Piece, type Slot, lookOf } from '@/components/outfit/model/piece';
import { decorumAndMovement, extras, footwear, occasionLevel } from '@/components/outfit/model/rules/formality';
import { createDay, createPiece } from '@/tests/builders/outfit-piece';

const at = (slot: Slot, more: Partial<Piece> = {}) => createPiece({ id: slot, slot, ...more });
const weights = (rule: typeof extras, look: readonly Piece[], occasion: DressOccasion, weather: Partial<Weather> = {}) =>
  rule(lookOf(look), createDay(occasion, weather)).map(({ weight }) => weight);

describe('what the occasion asks for', () => {
  const levels = (...formalities: readonly number[]) =>
    formalities.map((formality, index) => at('mid', { id: `mid-${index}`, kind: 'blazer', formality }));

  it.each<[why: string, look: readonly Piece[], weights: readonly number[]]>([
    ['as festive as one may be by day', levels(4, 4, 4, 3, 3), []],
    ['a little more', levels(4, 4, 4, 4, 3), [0.25]],
    [
      'a gown of custom, beside a plain dress',
      [at('whole', { category: 'traditional', formality: 5 }), at('whole', { id: 'other', formality: 2 })],
      [1, 0.5],
    ],
  ])('at leisure: %s', (_why, look, expected) => {
    expect(weights(occasionLevel, look, 'everyday')).toEqual(expected);
  });
});

describe('cloth that hinders', () => {
  it('on a journey: an evening dress of any level', () => {
    expect(weights(decorumAndMovement, [at('whole', { kind: 'evening-dress', formality: 4 })], 'travel')).toEqual([1]);
    expect(weights(decorumAndMovement, [at('whole', { kind: 'shirt-dress', formality: 4 })], 'travel')).toEqual([]);
  });

  it.each(['denim', 'satin', 'silk', 'tweed', 'leather'])('at sport: %s', (fabric) => {
    expect(weights(decorumAndMovement, [at('bottom', { fabric })], 'sport')).toEqual([1]);
    expect(weights(decorumAndMovement, [at('outer', { fabric })], 'sport')).toEqual([]);
  });
});

describe('the shoe', () => {
  const sandals = (formality: number) => at('shoes', { kind: 'sandals', formality });

  it.each<[why: string, look: readonly Piece[], occasion: DressOccasion, temperatureC: number, weights: readonly number[]]>([
    ['dressed sandals on a journey', [sandals(4)], 'travel', 30, [1]],
    ['plain sandals on a warm journey', [sandals(3)], 'travel', 28, []],
    ['plain sandals on a cooler one', [sandals(3)], 'travel', 27.9, [0.4]],
    [
      'slides at a feast among the dressed',
      [sandals(1), at('base', { formality: 4 }), at('bottom', { formality: 2 })],
      'deepavali',
      28,
      [1],
    ],
    ['slides at a feast among the plain', [sandals(1), at('base'), at('bottom')], 'deepavali', 28, [0.3]],
  ])('%s', (_why, look, occasion, temperatureC, expected) => {
    expect(weights(footwear, look, occasion, { temperatureC })).toEqual(expected);
  });
});

describe('bag and small things', () => {
  it.each(['canvas', 'straw'])('a bag of %s is none for an evening', (fabric) => {
    expect(weights(extras, [at('bag', { fabric })], 'evening')).toEqual([1]);
    expect(weights(extras, [at('bag', { fabric })], 'everyday')).toEqual([]);
  });

  it.each<DressOccasion>(['evening', 'work', 'home', 'wedding'])('a sun hat has no place: %s', (occasion) => {
    expect(weights(extras, [at('accessory', { kind: 'sun-hat' })], occasion)).toEqual([1]);
  });
});
