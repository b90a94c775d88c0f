import { hueDistance, type Oklch } from '@/lib/domain/shared/oklch';

/**
 * The stylist's neutrals in numbers: greys have little chroma, browns lie between red and yellow with low lightness, navy and denim between
 * blue and violet. Every other colour is `strong` or `quiet`.
 */
export type ColourRole = 'neutral' | 'quiet' | 'strong';

const GREY_BELOW = 0.03;
const STRONG_FROM = 0.07;

const within = (hue: number, from: number, to: number) => hue >= from && hue <= to;

export function colourRole({ l, c, h }: Oklch): ColourRole {
  if (c < GREY_BELOW) return 'neutral';
  if (within(h, 38, 95) && c < (h > 75 ? 0.07 : 0.095) && !(l > 0.8 && h < 60)) return 'neutral';
  if (within(h, 235, 285) && c < 0.075 && l < 0.65) return 'neutral';
  return c >= STRONG_FROM ? 'strong' : 'quiet';
}

export const isBlack = ({ l, c }: Oklch) => l < 0.3 && c < GREY_BELOW;
/** Black, charcoal, grey, and navy that is near black. */
export const isDark = ({ l, c }: Oklch) => l < 0.42 && c < 0.06;
export const isWhite = ({ l, c }: Oklch) => l > 0.9 && c < 0.03;
export const isGrey = ({ c }: Oklch) => c < 0.015;
/** Reserved for the bride: bright red, neither burgundy nor rust. */
export const isBrightRed = ({ l, c, h }: Oklch) => c > 0.15 && l > 0.42 && (h < 35 || h > 350);
export const isGold = ({ l, c, h }: Oklch) => within(h, 80, 100) && c > 0.08 && l > 0.65;

/** Bright enough for a festival: no mourning colour and no work neutral. */
export function isFestive(colour: Oklch): boolean {
  if (colour.c < 0.043 || isDark(colour)) return false;
  return colourRole(colour) !== 'neutral';
}

export type Harmony = 'same' | 'related' | 'between' | 'opposite';

/** Relation of two hues on the colour wheel (related up to 60 degrees, opposite from 120). */
export function harmonyOf(one: Oklch, other: Oklch): Harmony {
  const apart = hueDistance(one, other);
  if (apart < 12) return 'same';
  if (apart <= 60) return 'related';
  return apart < 115 ? 'between' : 'opposite';
}

/** Too close for a contrast and too far for a match: two similar reds. */
export function isNearMiss(one: Oklch, other: Oklch): boolean {
  const apart = hueDistance(one, other);
  return one.c > 0.1 && other.c > 0.1 && apart > 4 && apart < 32 && Math.abs(one.l - other.l) < 0.13;
}
