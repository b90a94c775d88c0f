import { isCelebration, type DressOccasion } from '@/components/outfit/model/day';
import { fault, type Fault, type FaultRule } from '@/components/outfit/model/finding';
import { isDressy, isOpenShoe, isSlide, isSportShoe, isTailored, type Piece, type Look } from '@/components/outfit/model/piece';

/** A raincoat over a gown is fine in rain and comes off indoors, so its level is ignored. */
function levelled(look: Look, isRaining: boolean): Piece[] {
  const outer = look.outer.filter(({ isWaterproof, kind }) => !(isRaining && isWaterproof && kind !== 'puffer'));
  return [...look.indoors, ...outer, ...look.shoes.filter((shoe) => !(isRaining && shoe.isWaterproof))];
}

/** Pieces lie within about two levels of each other; gym and lounge wear does not go with tailoring or silk. */
export const formalityAgreement: FaultRule = (look, { occasion, weather }) => {
  const levels = levelled(look, weather.rain !== 'none').map(({ formality }) => formality);
  const faults: Fault[] = [];
  const spread = Math.max(...levels) - Math.min(...levels);
  if (spread >= 3) faults.push(fault('formality', spread >= 4 ? 1.3 : 1));
  const clothes = look.indoors;
  const hasLounge = clothes.some(({ formality }) => formality === 1);
  if (hasLounge && occasion !== 'home' && clothes.some((piece) => piece.formality >= 3)) faults.push(fault('formality', 0.8));
  if (look.shoes.some((shoe) => isSportShoe(shoe) || isSlide(shoe)) && clothes.some((piece) => piece.formality >= 4 || isTailored(piece))) {
    faults.push(fault('footwear'));
  }
  // Down, nylon and denim jackets at dressy occasions, and rain boots with satin.
  const isDressed = occasion === 'evening' || occasion === 'wedding' || clothes.some((piece) => piece.formality === 5);
  if (isDressed && look.outer.some((piece) => piece.formality <= 2 && !(piece.isWaterproof && weather.rain !== 'none'))) {
    faults.push(fault('formality', 0.8));
  }
  if (
    look.shoes.some(({ kind, formality }) => kind === 'ankle-boots' && formality <= 2) &&
    clothes.some(({ formality }) => formality === 5)
  ) {
    faults.push(fault('formality', 0.6));
  }
  return faults;
};

const mean = (pieces: readonly Piece[]) => pieces.reduce((sum, { formality }) => sum + formality, 0) / Math.max(1, pieces.length);
const isCottonTee = ({ kind }: Piece) => kind === 't-shirt';

type LevelRule = (look: Look) => readonly Fault[];

const work: LevelRule = (look) => {
  const { indoors } = look;
  const faults: Fault[] = [];
  if (indoors.some(({ formality, kind }) => formality === 1 || kind === 'sun-dress' || kind === 'evening-dress')) {
    faults.push(fault('occasion'));
  }
  if (indoors.some(({ category, formality }) => category === 'traditional' && formality === 5)) faults.push(fault('occasion', 0.8));
  if (mean(indoors) < 3) faults.push(fault('occasion'));
  const hasBusiness = look.pieces.some(({ formality, slot }) => formality >= 4 && slot !== 'accessory');
  if (!hasBusiness) faults.push(fault('occasion', 0.8));
  if (look.bottom.some(({ kind }) => kind === 'jeans') && !indoors.some(({ formality }) => formality >= 4)) faults.push(fault('occasion'));
  if (indoors.some(({ formality, fabric }) => formality === 5 && fabric === 'satin')) faults.push(fault('occasion', 0.7));
  if (look.whole.some(({ kind }) => kind === 'slip-dress') && look.mid.length === 0) faults.push(fault('occasion', 0.6));
  return faults;
};

const evening: LevelRule = (look) => {
  const { indoors } = look;
  const faults: Fault[] = [];
  const extras = [...look.shoes, ...look.bag];
  const lowest = Math.min(...indoors.filter(({ kind }) => kind !== 'cardigan').map(({ formality }) => formality));
  if (lowest <= 3) {
    faults.push(fault('occasion', indoors.some((piece) => piece.formality === 3 && isDressy(piece)) && lowest === 3 ? 0.15 : 1));
  }
  const isGala = indoors.some(({ formality }) => formality === 5);
  const isLifted = indoors.some(isDressy) && extras.filter(({ formality }) => formality === 5).length >= 1;
  if (!isGala && !isLifted) faults.push(fault('occasion'));
  else if (!isGala && extras.filter(({ formality }) => formality === 5).length < 2) faults.push(fault('occasion', 0.2));
  if (look.whole.some((piece) => !isDressy(piece))) faults.push(fault('occasion', 0.8));
  if (look.mid.some(({ category, formality }) => category === 'knitwear' && formality <= 3)) faults.push(fault('occasion', 0.4));
  return faults;
};

const wedding: LevelRule = (look) => {
  const { indoors } = look;
  const faults: Fault[] = [];
  if (indoors.some(({ formality }) => formality <= 2)) faults.push(fault('occasion'));
  const core = indoors.filter(({ slot }) => slot !== 'mid');
  if (mean(core) < 3.5) faults.push(fault('occasion', 0.7));
  const isSuit = look.mid.some(({ category }) => category === 'tailoring');
  if (!indoors.some(isDressy) && !isSuit) faults.push(fault('occasion', 0.7));
  return faults;
};

const festival: LevelRule = (look) => {
  const faults: Fault[] = [];
  if (look.indoors.some(({ formality }) => formality === 1)) faults.push(fault('occasion'));
  if (mean(look.indoors) < 2) faults.push(fault('occasion', 0.6));
  if (look.whole.some(({ kind }) => kind === 'sun-dress')) faults.push(fault('occasion', 0.3));
  return faults;
};

const leisure: LevelRule = (look) => {
  const faults: Fault[] = [];
  if (look.indoors.some(({ formality }) => formality === 5)) faults.push(fault('occasion'));
  if (look.whole.some(({ category }) => category === 'traditional') && look.whole.some(({ formality }) => formality === 5)) {
    faults.push(fault('occasion', 0.5));
  }
  if (look.indoors.some(({ formality }) => formality === 1)) faults.push(fault('occasion', 0.5));
  if (mean(look.indoors) > 3.6 && !look.indoors.some(isCottonTee)) faults.push(fault('occasion', 0.25));
  return faults;
};

const home: LevelRule = (look) => {
  const faults: Fault[] = [];
  if (look.indoors.some(({ formality }) => formality === 5)) faults.push(fault('occasion', 1.2));
  else if (mean(look.indoors) > 3.3) faults.push(fault('occasion', 0.9));
  else if (look.indoors.some(({ formality }) => formality >= 4)) faults.push(fault('occasion', 0.5));
  if (look.outer.length > 0) faults.push(fault('occasion'));
  if (look.shoes.some(({ formality, kind }) => formality >= 4 || kind === 'ankle-boots')) faults.push(fault('occasion', 0.7));
  return faults;
};

const sport: LevelRule = (look) => {
  const faults: Fault[] = [];
  if (look.bottom.some(({ formality }) => formality > 1)) faults.push(fault('occasion'));
  if (look.base.some(({ formality, kind }) => formality > 2 || (formality === 2 && kind !== 't-shirt'))) faults.push(fault('occasion'));
  else if (look.base.some(({ formality }) => formality === 2)) faults.push(fault('occasion', 0.2));
  if (look.whole.length > 0 || look.mid.some(({ category }) => category === 'tailoring')) faults.push(fault('occasion'));
  return faults;
};

const LEVELS: Readonly<Record<DressOccasion, LevelRule>> = {
  work,
  evening,
  wedding,
  home,
  sport,
  everyday: leisure,
  travel: leisure,
  'lunar-new-year': festival,
  deepavali: festival,
};

/** The level that the occasion requires. */
export const occasionLevel: FaultRule = (look, { occasion }) => LEVELS[occasion](look);

/** Shorts, bare shoulders and restrictive clothes, where they are unsuitable. */
export const decorumAndMovement: FaultRule = (look, { occasion }) => {
  const faults: Fault[] = [];
  const isFormal = isCelebration(occasion) || occasion === 'work' || occasion === 'evening';
  if (isFormal && look.bottom.some(({ kind }) => kind === 'shorts')) faults.push(fault('decorum'));
  const core = [...look.whole, ...look.base];
  const isBare =
    core.some(({ sleeve }) => sleeve === 'strap' || sleeve === 'none') &&
    look.mid.length + look.outer.length + look.accessory.filter(({ kind }) => kind === 'scarf').length === 0;
  if (isBare && (occasion === 'work' || occasion === 'deepavali')) faults.push(fault('decorum'));
  if (isBare && occasion === 'lunar-new-year') faults.push(fault('decorum', 0.5));
  if (
    occasion === 'travel' &&
    look.clothes.some(
      ({ kind, formality }) =>
        kind === 'pencil-skirt' || kind === 'sari' || kind === 'qipao' || kind === 'evening-dress' || formality === 5,
    )
  ) {
    faults.push(fault('movement'));
  }
  if (occasion === 'travel' && look.bottom.some(({ fabric, kind }) => fabric === 'satin' || kind === 'slip-skirt')) {
    faults.push(fault('movement', 0.3));
  }
  if (
    occasion === 'sport' &&
    look.clothes.some(({ fabric, slot }) => ['denim', 'satin', 'silk', 'tweed', 'leather'].includes(fabric) && slot !== 'outer')
  ) {
    faults.push(fault('movement'));
  }
  return faults;
};

/** Shoes that suit the activity. */
export const footwear: FaultRule = (look, { occasion, weather }) => {
  const [shoe] = look.shoes;
  if (!shoe) return [];
  const { kind, formality } = shoe;
  const clear = [fault('footwear')];
  switch (occasion) {
    case 'sport':
      return kind === 'trainers' ? (formality === 1 ? [] : [fault('footwear', 0.35)]) : clear;
    case 'travel':
      if (kind === 'pumps' || (isOpenShoe(shoe) && formality >= 4) || isSlide(shoe)) return clear;
      return isOpenShoe(shoe) && weather.temperatureC < 28 ? [fault('footwear', 0.4)] : [];
    case 'work':
      if (isSportShoe(shoe) || isOpenShoe(shoe)) return clear;
      return kind === 'trainers' ? [fault('footwear', 0.7)] : weather.rain === 'none' && formality <= 2 ? [fault('footwear', 0.6)] : [];
    case 'evening':
      if (kind === 'trainers' || kind === 'ankle-boots' || formality <= 2) return clear;
      return formality === 3 ? [fault('footwear', 0.5)] : [];
    case 'wedding':
      if (kind === 'trainers' || kind === 'ankle-boots' || formality <= 2) return clear;
      return [];
    case 'lunar-new-year':
    case 'deepavali':
      if (isSportShoe(shoe)) return [fault('footwear', 0.7)];
      if (isSlide(shoe)) return [fault('footwear', look.indoors.some((piece) => piece.formality >= 4) ? 1 : 0.3)];
      return [];
    case 'home':
    case 'everyday':
      return [];
  }
};

/** Bag and accessories suit the occasion. */
export const extras: FaultRule = (look, { occasion, weather }) => {
  const faults: Fault[] = [];
  const isDaytimeDeed = occasion === 'work' || occasion === 'sport' || occasion === 'travel' || occasion === 'home';
  if (look.bag.length > 1) faults.push(fault('extras'));
  if (isDaytimeDeed && look.bag.some(({ kind, formality }) => kind === 'clutch' || formality === 5)) faults.push(fault('extras'));
  if (occasion === 'everyday' && look.bag.some(({ kind }) => kind === 'clutch')) faults.push(fault('extras', 0.5));
  if (occasion === 'sport' && look.bag.some(({ formality }) => formality >= 4)) faults.push(fault('extras', 0.6));
  const isDressed =
    occasion === 'evening' || occasion === 'wedding' || (isCelebration(occasion) && look.indoors.some((piece) => piece.formality === 5));
  if (isDressed && look.bag.some(({ fabric, formality }) => fabric === 'canvas' || fabric === 'straw' || formality <= 2)) {
    faults.push(fault('extras'));
  }
  if (
    look.accessory.some(({ kind }) => kind === 'sun-hat') &&
    (occasion === 'evening' || occasion === 'work' || occasion === 'home' || occasion === 'wedding' || weather.rain !== 'none')
  ) {
    faults.push(fault('extras'));
  }
  return faults;
};
