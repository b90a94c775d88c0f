import { colourRole, harmonyOf, isFestive } from '@/components/outfit/model/colour-role';
import type { Merit, MeritRule, ReasonCode } from '@/components/outfit/model/finding';
import { colourDistance } from '@/lib/domain/shared/oklch';
import { isPatterned, type Piece, type Look } from '@/components/outfit/model/piece';
import { occasionLevel } from './formality';

const merit = (code: ReasonCode, weight: number, ...pieces: readonly Piece[]): Merit => ({
  code,
  weight,
  pieceIds: pieces.map(({ id }) => id),
});

/** Distance of two dyes with the same name. */
const SAME_COLOUR = 0.09;

const colours: MeritRule = (look) => {
  const strong = look.pieces.filter(({ colour }) => colourRole(colour) === 'strong');
  const [one, other] = strong;
  if (one && strong.length === 1 && look.pieces.length > 2) return [merit('one-accent', 0.16, one)];
  if (one && other && strong.length === 2) {
    const harmony = harmonyOf(one.colour, other.colour);
    if (harmony === 'opposite') return [merit('opposite-colours', 0.14, one, other)];
    if (harmony === 'related' || harmony === 'same') return [merit('related-colours', 0.14, one, other)];
  }
  if (strong.length > 0) return [];
  const byLight = [...look.clothes].sort((a, b) => a.colour.l - b.colour.l);
  const [darkest, lightest] = [byLight[0], byLight.at(-1)];
  if (!darkest || !lightest || lightest.colour.l - darkest.colour.l < 0.2) return [];
  return [merit('tonal', 0.1, lightest, darkest)];
};

const echoes: MeritRule = (look) => {
  const merits: Merit[] = [];
  const [shoe] = look.shoes;
  const [bag] = look.bag;
  if (shoe && bag && colourDistance(shoe.colour, bag.colour) < SAME_COLOUR) merits.push(merit('shoes-match-bag', 0.07, shoe, bag));
  for (const patterned of look.clothes.filter(isPatterned)) {
    const echo = look.clothes.find((piece) => piece.id !== patterned.id && colourDistance(patterned.accent, piece.colour) < SAME_COLOUR);
    if (!echo) continue;
    merits.push(merit('repeated-colour', 0.1, patterned, echo));
    break;
  }
  return merits;
};

const patterns: MeritRule = (look) => {
  const patterned = [...look.clothes, ...look.accessory].filter(isPatterned);
  const [only] = patterned;
  return only && patterned.length === 1 ? [merit('one-pattern', 0.06, only)] : [];
};

/** The piece that makes the occasion, if one is needed. */
export function anchorOf(look: Look): Piece | null {
  const best = [...look.indoors].sort((a, b) => b.formality - a.formality)[0];
  return best && best.formality >= 4 ? best : null;
}

const level: MeritRule = (look, day) => {
  const merits: Merit[] = [];
  const levels = [...look.clothes, ...look.shoes].map(({ formality }) => formality);
  if (levels.length > 1 && Math.max(...levels) - Math.min(...levels) <= 1) merits.push(merit('same-level', 0.1));
  const anchor = anchorOf(look);
  const needsAnchor = day.occasion === 'work' || day.occasion === 'evening' || day.occasion === 'wedding';
  if (needsAnchor && anchor && occasionLevel(look, day).length === 0) merits.push(merit('dressed-for', 0.18, anchor));
  return merits;
};

const weather: MeritRule = (look, { weather: { temperatureC, rain, isIndoorAirConditioned }, occasion }) => {
  const merits: Merit[] = [];
  const core = [...look.whole, ...look.base, ...look.bottom];
  const [first] = core;
  if (temperatureC >= 27 && first && core.every(({ warmth }) => warmth <= 2)) {
    merits.push(merit('airy', core.every(({ warmth }) => warmth === 1) ? 0.14 : 0.08, ...core));
  }
  const warm = [...look.outer, ...look.mid].find(({ warmth }) => warmth >= 3);
  if (temperatureC < 20 && warm) merits.push(merit('warm-layer', 0.16, warm));
  const cover = look.pieces.find(({ isWaterproof, slot }) => isWaterproof && slot !== 'shoes');
  if (rain !== 'none' && cover && occasion !== 'home') merits.push(merit('rain-cover', 0.18, cover));
  const layer = [...look.mid, ...look.accessory.filter(({ kind }) => kind === 'scarf')][0];
  if (isIndoorAirConditioned && temperatureC >= 25 && layer && occasion !== 'home' && occasion !== 'sport') {
    merits.push(merit('indoor-layer', 0.1, layer));
  }
  return merits;
};

const EASY_SHOES = ['trainers', 'loafers', 'ballet-flats'];

const deeds: MeritRule = (look, { occasion }) => {
  const merits: Merit[] = [];
  const [shoe] = look.shoes;
  if (occasion === 'travel' && shoe && EASY_SHOES.includes(shoe.kind)) merits.push(merit('easy-shoes', 0.12, shoe));
  const festive = look.indoors.find(({ colour }) => isFestive(colour));
  if ((occasion === 'lunar-new-year' || occasion === 'deepavali') && festive) merits.push(merit('festive-colour', 0.2, festive));
  return merits;
};

const MERIT_RULES: readonly MeritRule[] = [deeds, level, weather, colours, echoes, patterns];
export const meritsOf: (...args: Parameters<MeritRule>) => Merit[] = (look, day) => MERIT_RULES.flatMap((rule) => rule(look, day));
