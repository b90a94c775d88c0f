import { oklchOfHex } from '@/lib/domain/shared/oklch';
import type { Day, DressOccasion } from '@/components/outfit/model/day';
import { type Piece, type Slot, usualSleeve } from '@/components/outfit/model/piece';
import type { ExamGarment, ExamLook } from './outfit-looks';

const SLOTS: Readonly<Record<ExamGarment['layer'], Slot>> = {
  top: 'base',
  mid: 'mid',
  outer: 'outer',
  full: 'whole',
  bottom: 'bottom',
  feet: 'shoes',
  bag: 'bag',
  accessory: 'accessory',
};

/** The exam's words for a garment in those of the recommender; name and id say nothing to the rules. */
export function pieceOfExamGarment(garment: ExamGarment): Piece {
  const { id, category, kind, pattern, fabric, formality, warmth } = garment;
  return {
    id,
    category,
    kind,
    pattern,
    fabric,
    formality,
    warmth,
    slot: SLOTS[garment.layer],
    colour: oklchOfHex(garment.colour.hex),
    accent: oklchOfHex(garment.accent.hex),
    sleeve: garment.sleeve ?? usualSleeve(kind),
    isWaterproof: garment.waterproof,
  };
}

const OCCASIONS: Readonly<Record<ExamLook['occasion'], DressOccasion>> = {
  work: 'work',
  'formal-evening': 'evening',
  'wedding-guest': 'wedding',
  weekend: 'everyday',
  travel: 'travel',
  home: 'home',
  gym: 'sport',
  'lunar-new-year': 'lunar-new-year',
  deepavali: 'deepavali',
};

export function dayOfExamLook({ occasion, weather }: ExamLook): Day {
  const { temperatureC, rain, humidity = 75, indoorAirConditioned } = weather;
  return { occasion: OCCASIONS[occasion], weather: { temperatureC, rain, humidity, isIndoorAirConditioned: indoorAirConditioned } };
}
