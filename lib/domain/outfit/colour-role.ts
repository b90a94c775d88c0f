import { hueDistance, type Oklch } from './oklch';

/**
 * The stylist's neutrals in numbers: greys have little chroma, browns lie between red and yellow without brightness,
 * navy and denim between blue and violet. Everything else speaks, loudly (`strong`) or under its breath (`quiet`).
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
/** The bride's: lucky red, neither burgundy nor rust. */
export const isBrightRed = ({ l, c, h }: Oklch) => c > 0.15 && l > 0.42 && (h < 35 || h > 350);
export const isGold = ({ l, c, h }: Oklch) => within(h, 80, 100) && c > 0.08 && l > 0.65;

/** Bright enough for a feast: no mourning colour, no work neutral, and of the light. */
export function isFestive(colour: Oklch): boolean {
  if (colour.c < 0.043 || isDark(colour)) return false;
  return colourRole(colour) !== 'neutral';
}

export type Harmony = 'same' | 'related' | 'between' | 'opposite';

/** How two colours that speak stand on the circle (related to 60 degrees, opposite from 120). */
export function harmonyOf(one: Oklch, other: Oklch): Harmony {
  const apart = hueDistance(one, other);
  if (apart < 12) return 'same';
  if (apart <= 60) return 'related';
  return apart < 115 ? 'between' : 'opposite';
}

/** Too near to be a contrast and too far to be a match: two reds of one strength. */
export function isNearMiss(one: Oklch, other: Oklch): boolean {
  const apart = hueDistance(one, other);
  return one.c > 0.1 && other.c > 0.1 && apart > 4 && apart < 32 && Math.abs(one.l - other.l) < 0.13;
}
