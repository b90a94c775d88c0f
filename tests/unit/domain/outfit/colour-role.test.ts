import { describe, expect, it } from 'vitest';
import {
  colourRole,
  harmonyOf,
  isBlack,
  isBrightRed,
  isDark,
  isFestive,
  isGold,
  isGrey,
  isNearMiss,
  isWhite,
  type ColourRole,
  type Harmony,
} from '@/components/outfit/model/colour-role';
import names from './colour-names.json';

describe('the role of a colour', () => {
  it.each<[why: string, l: number, c: number, h: number, role: ColourRole]>([
    ['with hardly any chroma', 0.5, 0.029, 150, 'neutral'],
    ['with a little chroma', 0.5, 0.03, 150, 'quiet'],
    ['just below strong', 0.5, 0.069, 150, 'quiet'],
    ['just strong', 0.5, 0.07, 150, 'strong'],
    ['redder than brown', 0.5, 0.09, 37.9, 'strong'],
    ['the reddest brown', 0.5, 0.09, 38, 'neutral'],
    ['the brightest brown', 0.5, 0.094, 60, 'neutral'],
    ['too bright for a brown', 0.5, 0.095, 60, 'strong'],
    ['the last hue of the bright browns', 0.5, 0.09, 75, 'neutral'],
    ['yellower than the bright browns', 0.5, 0.09, 75.1, 'strong'],
    ['a dull yellow', 0.5, 0.069, 75.1, 'neutral'],
    ['a yellow just too bright to be dull', 0.5, 0.07, 75.1, 'strong'],
    ['the yellowest neutral', 0.5, 0.06, 95, 'neutral'],
    ['greener than neutral', 0.5, 0.06, 95.1, 'quiet'],
    ['a pale blush', 0.81, 0.05, 59.9, 'quiet'],
    ['a blush that is not pale enough', 0.8, 0.05, 59.9, 'neutral'],
    ['a pale sand', 0.81, 0.05, 60, 'neutral'],
    ['greener than denim', 0.5, 0.074, 234.9, 'strong'],
    ['the greenest denim', 0.5, 0.074, 235, 'neutral'],
    ['the most violet navy', 0.5, 0.074, 285, 'neutral'],
    ['more violet than navy', 0.5, 0.074, 285.1, 'strong'],
    ['a blue too bright for denim', 0.5, 0.075, 260, 'strong'],
    ['the lightest denim', 0.649, 0.06, 260, 'neutral'],
    ['a sky too light for denim', 0.65, 0.06, 260, 'quiet'],
  ])('%s (%d %d %d) is %s', (_, l, c, h, role) => {
    expect(colourRole({ l, c, h })).toBe(role);
  });
});

describe('the name of a colour', () => {
  const NAMED = { black: isBlack, dark: isDark, white: isWhite, grey: isGrey, 'bright red': isBrightRed, gold: isGold, festive: isFestive };

  it.each(names as [keyof typeof NAMED, number, number, number, boolean][])('says %s of %d %d %d: %s', (name, l, c, h, is) => {
    expect(NAMED[name]({ l, c, h })).toBe(is);
  });
});

describe('two colours', () => {
  it.each<[apart: number, harmony: Harmony]>([
    [0, 'same'],
    [11.9, 'same'],
    [12, 'related'],
    [60, 'related'],
    [60.1, 'between'],
    [114.9, 'between'],
    [115, 'opposite'],
    [180, 'opposite'],
    [300, 'related'],
  ])('%d degrees round the circle are %s', (apart, harmony) => {
    expect(harmonyOf({ l: 0.5, c: 0.1, h: 0 }, { l: 0.5, c: 0.1, h: apart })).toBe(harmony);
    expect(harmonyOf({ l: 0.5, c: 0.1, h: apart }, { l: 0.5, c: 0.1, h: 0 })).toBe(harmony);
  });

  it.each<[why: string, other: { l: number; c: number; h: number }, is: boolean]>([
    ['a match', { l: 0, c: 0.2, h: 4 }, false],
    ['just no match', { l: 0, c: 0.2, h: 4.1 }, true],
    ['still near', { l: 0, c: 0.2, h: 31.9 }, true],
    ['a contrast', { l: 0, c: 0.2, h: 32 }, false],
    ['bright enough to be seen', { l: 0, c: 0.101, h: 15 }, true],
    ['too dull to be seen', { l: 0, c: 0.1, h: 15 }, false],
    ['a little lighter', { l: 0.129, c: 0.2, h: 15 }, true],
    ['clearly lighter', { l: 0.13, c: 0.2, h: 15 }, false],
  ])('nearly miss each other, whichever comes first: %s', (_, other, is) => {
    const one = { l: 0, c: 0.2, h: 0 };
    expect(isNearMiss(one, other)).toBe(is);
    expect(isNearMiss(other, one)).toBe(is);
  });
});
