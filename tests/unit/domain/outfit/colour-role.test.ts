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
import roles from './colour-roles.json';

describe('the role of a colour', () => {
  it.each(roles as [why: string, l: number, c: number, h: number, role: ColourRole][])('%s (%d %d %d) is %s', (_, l, c, h, role) => {
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
