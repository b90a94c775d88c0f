import type { Day, DressOccasion, Weather } from '@/components/outfit/model/day';
import type { Oklch } from '@/lib/domain/shared/oklch';
import type { Piece } from '@/components/outfit/model/piece';

export const GREY: Oklch = { l: 0.5, c: 0, h: 0 };
export const BLACK: Oklch = { l: 0.2, c: 0, h: 0 };
export const CHARCOAL: Oklch = { l: 0.4, c: 0, h: 0 };
export const WHITE: Oklch = { l: 0.95, c: 0, h: 0 };
/** A neutral that is no grey. */
export const BROWN: Oklch = { l: 0.5, c: 0.05, h: 60 };
export const GOLD: Oklch = { l: 0.75, c: 0.12, h: 90 };
export const RED: Oklch = { l: 0.55, c: 0.2, h: 28 };

/** A strong colour of that hue. */
export const strong = (h: number, l = 0.5): Oklch => ({ l, c: 0.12, h });
/** A colour that speaks under its breath; mind that browns and blues of this chroma are neutral. */
export const quiet = (h: number, l = 0.5): Oklch => ({ l, c: 0.05, h });

/** A piece that no rule minds: a grey shirt of the middle in everything. A second colour is the first unless it is given. */
export function createPiece(overrides: Partial<Piece> = {}): Piece {
  const colour = overrides.colour ?? GREY;
  return {
    id: 'piece',
    category: 'tops',
    kind: 'shirt',
    slot: 'base',
    colour,
    accent: colour,
    pattern: 'solid',
    fabric: 'cotton',
    sleeve: 'long',
    formality: 3,
    warmth: 2,
    isWaterproof: false,
    ...overrides,
  };
}

/** A mild dry day. */
export function createDay(occasion: DressOccasion = 'everyday', weather: Partial<Weather> = {}): Day {
  return { occasion, weather: { temperatureC: 22, rain: 'none', humidity: 60, isIndoorAirConditioned: false, ...weather } };
}
