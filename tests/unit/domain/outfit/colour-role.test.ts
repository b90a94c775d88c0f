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
import { readRows } from '@/tests/setup/read-rows';

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
  it.each(readRows<[apart: number, harmony: Harmony][]>(import.meta.url, 'colour-role.harmonies.json'))(
    '%d degrees round the circle are %s',
    (apart, harmony) => {
      expect(harmonyOf({ l: 0.5, c: 0.1, h: 0 }, { l: 0.5, c: 0.1, h: apart })).toBe(harmony);
      expect(harmonyOf({ l: 0.5, c: 0.1, h: apart }, { l: 0.5, c: 0.1, h: 0 })).toBe(harmony);
    },
  );

  it.each(readRows<[why: string, other: { l: number; c: number; h: number }, is: boolean][]>(import.meta.url, 'colour-role.rows.json'))(
    'nearly miss each other, whichever comes first: %s',
    (_, other, is) => {
      const one = { l: 0, c: 0.2, h: 0 };
      expect(isNearMiss(one, other)).toBe(is);
      expect(isNearMiss(other, one)).toBe(is);
    },
  );
});
