import { DRESS_OCCASIONS, RAINS, type Day } from '@/components/outfit/model/day';
import { oklchOfHex } from '@/lib/domain/shared/oklch';
import { type Piece, type Slot, isUsuallyWaterproof, usualSleeve } from '@/components/outfit/model/piece';
import { seededShare } from '@/components/outfit/model/shortlist';
import type { SuggestionRequest } from '@/components/outfit/model/finding';
import type { Taste, WearHistory } from '@/components/outfit/model/taste';
import { COLOURS } from '@/lib/domain/wardrobe/garment';
import { EVERY_GARMENT } from './every-garment';

const SLOTS: Readonly<Record<string, Slot>> = {
  outerwear: 'outer',
  tailoring: 'mid',
  tops: 'base',
  knitwear: 'mid',
  dresses: 'whole',
  traditional: 'whole',
  bottoms: 'bottom',
  shoes: 'shoes',
  bags: 'bag',
  accessories: 'accessory',
};
const FORMALITIES = ['home', 'casual', 'smart', 'business', 'formal'];
const HEXES = Object.values(COLOURS);

/** A seeded source of choices: the same wardrobe on every machine. */
export function seededChoice(seed: number) {
  let drawn = 0;
  const share = () => seededShare(seed, `draw ${(drawn += 1)}`);
  return { share, of: <T>(values: readonly T[]): T => values[Math.floor(share() * values.length)] as T };
}

/** Garments of the kit in colours of the palette: as many as asked, each possible, none twice the same id. */
export function randomPieces(size: number, seed: number): Piece[] {
  const draw = seededChoice(seed);
  return Array.from({ length: size }, (_, at): Piece => {
    const garment = draw.of(EVERY_GARMENT);
    const colour = oklchOfHex(draw.share() < 0.5 ? garment.colour.hex : draw.of(HEXES));
    const warm =
      garment.warmth <= 1
        ? garment.warmth + 1
        : garment.category === 'shoes'
          ? 3
          : garment.warmth === 2
            ? 4
            : garment.category === 'outerwear'
              ? 5
              : 4;
    return {
      id: `${garment.id}-${at}`,
      category: garment.category,
      kind: garment.kind,
      slot: garment.kind === 'kebaya' ? 'base' : (SLOTS[garment.category] as Slot),
      colour,
      accent: oklchOfHex(garment.accent.hex),
      pattern: garment.pattern,
      fabric: garment.fabric,
      sleeve: garment.cut.sleeve === 'bishop' ? 'long' : (garment.cut.sleeve ?? usualSleeve(garment.kind)),
      formality: FORMALITIES.indexOf(garment.formality) + 1,
      warmth: warm,
      isWaterproof: isUsuallyWaterproof(garment.kind, garment.fabric),
    };
  });
}

export function randomDay(seed: number): Day {
  const draw = seededChoice(seed);
  return {
    occasion: draw.of(DRESS_OCCASIONS),
    weather: {
      temperatureC: Math.round(6 + draw.share() * 28),
      rain: draw.of(RAINS),
      humidity: Math.round(45 + draw.share() * 50),
      isIndoorAirConditioned: draw.share() < 0.6,
    },
  };
}

export const NO_TASTE: Taste = { colours: {}, kinds: {}, refused: {}, skippedLooks: [] };
export const NO_HISTORY: WearHistory = { daysSince: {}, neverWorn: [], recentLooks: [] };

export function createRequest(overrides: Partial<SuggestionRequest> = {}): SuggestionRequest {
  return {
    pieces: randomPieces(80, 7),
    day: randomDay(1),
    lockedIds: [],
    refusedIds: [],
    taste: NO_TASTE,
    history: NO_HISTORY,
    seed: 1,
    ...overrides,
  };
}
