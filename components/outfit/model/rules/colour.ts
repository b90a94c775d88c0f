import { isCelebration } from '@/components/outfit/model/day';
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
} from '@/components/outfit/model/colour-role';
import { fault, type Fault, type FaultRule } from '@/components/outfit/model/finding';
import { hueDistance, type Oklch } from '@/lib/domain/shared/oklch';
import { isPatterned, type Piece, type Look } from '@/components/outfit/model/piece';

/** A colour that is not neutral, and its share of the look. */
export interface Voice {
  readonly colour: Oklch;
  readonly share: number;
  readonly isStrong: boolean;
  readonly pieceId: string;
}

/** Share of a pattern's second colour. */
const TRIM = 0.4;
const SHARES = { whole: 1.5, base: 1, bottom: 1, mid: 1, outer: 1, shoes: 0.5, bag: 0.2, accessory: 0.3 } as const;

/** Gold shoes and accessories count as metal, not as a colour. */
const isMetal = ({ colour, slot }: Piece) => isGold(colour) && (slot === 'shoes' || slot === 'bag' || slot === 'accessory');

export function voicesOf(look: Look): Voice[] {
  const voices: Voice[] = [];
  for (const piece of look.pieces) {
    if (isMetal(piece)) continue;
    // Raincoats and umbrellas are taken off indoors.
    const share = SHARES[piece.slot] * (piece.isWaterproof && piece.slot === 'outer' ? 0.5 : 1);
    const own = colourRole(piece.colour);
    if (own !== 'neutral') voices.push({ colour: piece.colour, share, isStrong: own === 'strong', pieceId: piece.id });
    if (!isPatterned(piece) || isGold(piece.accent)) continue;
    const second = colourRole(piece.accent);
    if (second !== 'neutral') voices.push({ colour: piece.accent, share: share * TRIM, isStrong: second === 'strong', pieceId: piece.id });
  }
  return voices;
}

/** Groups hues within 30 degrees. */
function partsOf(voices: readonly Voice[]): Voice[][] {
  const parts: Voice[][] = [];
  for (const voice of voices) {
    const part = parts.find(([first]) => first && hueDistance(first.colour, voice.colour) < 22);
    if (part) part.push(voice);
    else parts.push([voice]);
  }
  return parts;
}

/** Neutrals go with everything; at most two strong hues, related or opposite, and no near miss. */
export const colourHarmony: FaultRule = (look) => {
  const faults: Fault[] = [];
  const voices = voicesOf(look);
  const strong = voices.filter(({ isStrong, share }) => isStrong && share >= 0.25);
  for (const [at, one] of strong.entries()) {
    const other = strong.slice(at + 1).find((voice) => voice.pieceId !== one.pieceId && isNearMiss(one.colour, voice.colour));
    if (!other) continue;
    const share = Math.min(one.share, other.share);
    faults.push(fault('colour', share >= 0.9 ? 1 : share >= 0.4 ? 0.35 : 0.1));
    break;
  }
  const strongParts = partsOf(strong.filter(({ share }) => share > TRIM));
  if (strongParts.length >= 3) faults.push(fault('colour', 1));
  else if (partsOf(voices.filter(({ share }) => share >= 0.35)).length >= 4) faults.push(fault('colour', 0.7));
  else if (partsOf(voices.filter(({ share }) => share >= 0.35)).length === 3) faults.push(fault('colour', 0.3));
  else if (strongParts.length === 2) {
    const [one, other] = [strongParts[0]?.[0], strongParts[1]?.[0]];
    if (
      one &&
      other &&
      one.share >= 0.9 &&
      other.share >= 0.9 &&
      harmonyOf(one.colour, other.colour) === 'between' &&
      !isGold(one.colour) &&
      !isGold(other.colour)
    ) {
      faults.push(fault('colour', 0.4));
    }
  }
  return faults;
};

const all = (pieces: readonly Piece[], test: (colour: Oklch) => boolean) => pieces.length > 0 && pieces.every(({ colour }) => test(colour));

function wedding(look: Look): readonly Fault[] {
  const faults: Fault[] = [];
  const { indoors } = look;
  if (look.whole.some(({ colour }) => isWhite(colour)) || all(indoors, isWhite)) faults.push(fault('custom', 1.2));
  if (look.whole.some(({ colour }) => isBrightRed(colour)) || all(indoors, isBrightRed)) faults.push(fault('custom', 1.2));
  // Light or metallic shoes and accessories offset black, except with a sari.
  const small = [...look.shoes, ...look.bag, ...look.accessory];
  const isRelieved = small.filter(({ colour }) => colour.l > 0.6).length >= 2 || look.clothes.some(({ colour }) => colour.l > 0.6);
  if (all(indoors, isBlack) && (!isRelieved || look.whole.some(({ category }) => category === 'traditional'))) {
    faults.push(fault('custom', 1));
  } else if (all(indoors, isDark) && !isRelieved) faults.push(fault('custom', 0.5));
  return faults;
}

const speaksOfFeast = (piece: Piece) =>
  isFestive(piece.colour) || (isPatterned(piece) && isFestive(piece.accent) && !isBlack(piece.colour));

function festival(look: Look, isDeepavali: boolean): readonly Fault[] {
  const faults: Fault[] = [];
  const core = look.indoors;
  const bright = core.filter(speaksOfFeast);
  const isColourless = (colour: Oklch) => isDark(colour) || isWhite(colour) || isGrey(colour);
  if (all(core, isWhite)) faults.push(fault('custom', 1.2));
  else if (all(core, isColourless)) {
    faults.push(fault('custom', look.shoes.some(speaksOfFeast) || look.outer.some(speaksOfFeast) ? 0.8 : 1.1));
  } else if (bright.length === 0) faults.push(fault('custom', 0.5));
  if (isDeepavali && [...look.whole, ...look.base].some(({ colour }) => isBlack(colour))) faults.push(fault('custom', 0.8));
  if (!isDeepavali && look.whole.some(({ colour }) => isBlack(colour))) faults.push(fault('custom', 0.6));
  return faults;
}

/** Etiquette: the couple's colours at a wedding, mourning colours at a festival. */
export const customColours: FaultRule = (look, { occasion }) => {
  if (!isCelebration(occasion)) return [];
  return occasion === 'wedding' ? wedding(look) : festival(look, occasion === 'deepavali');
};
