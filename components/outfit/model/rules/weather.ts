import { isOutdoors } from '@/components/outfit/model/day';
import { fault, type Fault, type FaultRule } from '@/components/outfit/model/finding';
import {
  hasBareArms,
  hasLongSleeves,
  isOpenShoe,
  isRealKnit,
  isSlide,
  type Piece,
  coversOf,
  type Look,
} from '@/components/outfit/model/piece';

const isWinterPiece = (piece: Piece) =>
  piece.warmth >= 5 || piece.fabric === 'cable-knit' || (piece.category === 'accessories' && piece.warmth >= 4);
const isWarmPiece = (piece: Piece) =>
  isRealKnit(piece) ||
  (piece.category === 'tops' && piece.warmth >= 3) ||
  (piece.kind === 'ankle-boots' && piece.fabric === 'suede') ||
  piece.fabric === 'tweed' ||
  piece.warmth >= 4;

/** From 27 °C no winter piece, from about 30 °C no wool knit, flannel, suede boots; jeans outdoors only to 30 °C. */
export const heat: FaultRule = (look, { weather, occasion }) => {
  const { temperatureC, isIndoorAirConditioned } = weather;
  const faults: Fault[] = [];
  // Shorts with a winter coat mix two seasons.
  if (look.bottom.some(({ kind }) => kind === 'shorts') && look.clothes.some(({ warmth }) => warmth >= 4)) faults.push(fault('heat', 0.8));
  if (look.whole.some(({ kind }) => kind === 'sun-dress') && [...look.mid, ...look.outer].some(({ warmth }) => warmth >= 4)) {
    faults.push(fault('heat', 0.8));
  }
  if (temperatureC >= 23 && look.outer.some(({ isWaterproof }) => !(isWaterproof && weather.rain !== 'none'))) {
    faults.push(fault('heat', 0.3));
  }
  if (temperatureC >= 23 && look.shoes.some(({ kind, warmth }) => kind === 'ankle-boots' && warmth >= 3) && weather.rain === 'none') {
    faults.push(fault('heat', 0.3));
  }
  if (temperatureC < 25) return faults;
  const isCooled = isIndoorAirConditioned && occasion !== 'home';
  const winter = look.pieces.filter(isWinterPiece);
  if (winter.length > 0) faults.push(fault('heat', temperatureC >= 27 ? 1.2 : 0.6));
  const warm = look.pieces.filter((piece) => isWarmPiece(piece) && !isWinterPiece(piece) && piece.slot !== 'accessory');
  if (warm.length > 0 && temperatureC >= 27) faults.push(fault('heat', temperatureC >= 29 ? 1 : 0.6));
  if (temperatureC < 28) return faults;
  if (look.bottom.some(({ kind }) => kind === 'jeans') && temperatureC > 30) faults.push(fault('heat', isCooled ? 0.5 : 1));
  // Jackets count as carried when it is cold indoors, and are left at home otherwise.
  const heavy = look.clothes.filter(({ warmth, isWaterproof }) => warmth >= 3 && !isWaterproof);
  if (!isCooled && heavy.length > 0) faults.push(fault('heat', 0.5 * heavy.length));
  else if (isCooled && temperatureC >= 30 && heavy.filter(({ slot }) => slot === 'bottom').length > 0) faults.push(fault('heat', 0.6));
  if (look.mid.length + look.outer.filter((piece) => !(piece.isWaterproof && weather.rain !== 'none')).length >= 2) {
    faults.push(fault('heat', 0.5));
  }
  if (!isCooled && occasion === 'sport' && look.mid.length > 0) faults.push(fault('heat', 0.6));
  if (look.shoes.some(({ warmth, isWaterproof }) => warmth >= 3 && !isWaterproof) && temperatureC >= 30 && weather.rain === 'none') {
    faults.push(fault('heat', 0.4));
  }
  return faults;
};

/** Insulation of the warmest two layers. */
function insulation(look: Look): number {
  const warmths = [...look.mid, ...look.outer].map(({ warmth }) => warmth).sort((a, b) => b - a);
  return (warmths[0] ?? 0) + 0.5 * (warmths[1] ?? 0);
}

/** Below about 18 °C sleeves and a layer, below 14 °C a coat or a real knit. */
export const cold: FaultRule = (look, { weather, occasion }) => {
  const { temperatureC } = weather;
  if (temperatureC > 18.5 || occasion === 'home') return [];
  const faults: Fault[] = [];
  const core = [...look.whole, ...look.base, ...look.mid, ...look.outer];
  const hasSleeves = core.some(hasLongSleeves);
  if (occasion === 'sport') return hasSleeves || temperatureC >= 16 ? [] : [fault('cold', 0.7)];
  const covers = coversOf(look);
  if (
    temperatureC < 14 &&
    !look.outer.some(({ warmth }) => warmth >= 4) &&
    !look.mid.some((piece) => isRealKnit(piece) && piece.warmth >= 3)
  ) {
    faults.push(fault('cold', insulation(look) >= 4.5 ? 0.4 : 1));
  } else if (!hasSleeves) faults.push(fault('cold', temperatureC >= 15 && look.accessory.some(({ kind }) => kind === 'scarf') ? 0.4 : 1));
  else if (covers.length === 0 && temperatureC < 18) faults.push(fault('cold', 0.6));
  if (look.bottom.some(({ kind }) => kind === 'shorts')) faults.push(fault('cold', 0.8));
  if (look.shoes.some(isOpenShoe)) faults.push(fault('cold', temperatureC < 16 ? 0.8 : 0.5));
  return faults;
};

const SOAKS = ['suede', 'canvas', 'straw'];
const RELAXED = ['everyday', 'travel', 'home', 'lunar-new-year'];

/** Out of doors something waterproof; no suede, canvas or straw; in heavy rain closed shoes. */
export const rain: FaultRule = (look, { weather, occasion }) => {
  // A raincoat on a dry day is not wrong, but not worth suggesting.
  if (weather.rain === 'none') {
    return look.pieces.filter(({ kind }) => kind === 'raincoat' || kind === 'umbrella').map(() => fault('extras', 0.35));
  }
  if (!isOutdoors(occasion)) return [];
  const faults: Fault[] = [];
  const isHeavy = weather.rain === 'heavy';
  const cover = look.pieces.filter(({ isWaterproof, slot }) => isWaterproof && slot !== 'shoes');
  if (cover.length === 0) faults.push(fault('rain', isHeavy ? 1.2 : 1));
  if (look.pieces.some(({ fabric }) => SOAKS.includes(fabric))) faults.push(fault('rain', 1));
  if (!isHeavy) return faults;
  const [shoe] = look.shoes;
  if (!shoe || shoe.isWaterproof) {
    if (shoe && isSlide(shoe) && !RELAXED.includes(occasion)) faults.push(fault('rain', 0.8));
    return faults;
  }
  const isUnderSari = look.whole.some(({ kind }) => kind === 'sari') && look.accessory.some(({ kind }) => kind === 'umbrella');
  if (isOpenShoe(shoe) && !isUnderSari) faults.push(fault('rain', 0.9));
  if (shoe.kind === 'ballet-flats') faults.push(fault('rain', 0.5));
  if (shoe.kind === 'trainers') faults.push(fault('rain', 0.15));
  return faults;
};

const COLD_ROOMS: Readonly<Record<string, number>> = {
  work: 1,
  evening: 0.9,
  travel: 1,
  deepavali: 0.8,
  wedding: 0.7,
  'lunar-new-year': 0.5,
  everyday: 0.1,
};

/** For hours in a cooled room bare straps need a layer or a shawl. */
export const airConditioning: FaultRule = (look, { weather, occasion }) => {
  if (!weather.isIndoorAirConditioned) return [];
  const core = [...look.whole, ...look.base];
  const faults: Fault[] = [];
  if (core.some(hasBareArms) && !core.some((piece) => !hasBareArms(piece)) && coversOf(look).length === 0) {
    const weight = COLD_ROOMS[occasion];
    if (weight !== undefined) faults.push(fault('air-conditioning', weight));
  }
  if (occasion === 'travel' && look.bottom.some(({ kind }) => kind === 'shorts')) {
    faults.push(fault('air-conditioning', coversOf(look).length > 0 ? 0.15 : 0.4));
  }
  return faults;
};

const CLINGS = ['satin', 'nylon', 'leather'];

/** From about 80 % and 28 °C cloth that does not breathe is bad next to the skin out of doors. */
export const humidity: FaultRule = (look, { weather, occasion }) => {
  if (weather.humidity < 80 || weather.temperatureC < 28 || occasion === 'sport') return [];
  if (!look.indoors.some(({ fabric, slot }) => CLINGS.includes(fabric) && slot !== 'mid')) return [];
  return weather.isIndoorAirConditioned ? [] : [fault('humidity', 0.7)];
};
