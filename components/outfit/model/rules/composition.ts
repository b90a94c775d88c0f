import { fault, type Fault, type FaultRule } from '@/components/outfit/model/finding';
import { colourDistance } from '@/lib/domain/shared/oklch';
import { isPatterned, type Piece, isTopOfItsOwn } from '@/components/outfit/model/piece';

/** A top and a bottom or one full piece, and shoes outdoors. */
export const complete: FaultRule = (look, { occasion }) => {
  const faults: Fault[] = [];
  const tops = [...look.base, ...look.mid].filter(isTopOfItsOwn);
  if (look.whole.length === 0) {
    if (look.bottom.length === 0) faults.push(fault('complete'));
    if (tops.length === 0) faults.push(fault('complete', look.mid.some(({ kind }) => kind !== 'waistcoat') ? 0.7 : 1));
  }
  if (look.whole.length > 1 || look.bottom.length > 1 || (look.whole.length > 0 && look.bottom.length > 0)) faults.push(fault('complete'));
  if (look.whole.length > 0 && look.base.length > 0) faults.push(fault('complete'));
  if (look.shoes.length !== 1 && !(look.shoes.length === 0 && occasion === 'home')) faults.push(fault('complete'));
  return faults;
};

const COLLARED = ['shirt', 'blouse', 'polo', 'kebaya'];

/** Thin under thick, each layer with a purpose. */
export const layering: FaultRule = (look) => {
  const faults: Fault[] = [];
  const kinds = look.mid.map(({ kind }) => kind);
  if (look.outer.length > 1) faults.push(fault('layering'));
  if (look.base.length > 1) {
    faults.push(fault('layering', look.base.filter(({ kind }) => COLLARED.includes(kind)).length > 1 || look.base.length > 2 ? 1 : 0.4));
  }
  if (look.mid.length > 2) faults.push(fault('layering'));
  // A waistcoat or knitted vest goes under a jacket; two of the same do not.
  if (look.mid.length === 2 && !kinds.some((kind) => kind === 'waistcoat' || kind === 'knit-vest')) {
    faults.push(fault('layering', kinds.includes('blazer') && kinds.includes('jumper') ? 0.3 : 0.7));
  }
  if (kinds.includes('jumper') && look.whole.length > 0) faults.push(fault('layering', 0.5));
  if (look.outer.some(({ kind }) => kind === 'bomber' || kind === 'denim-jacket') && kinds.includes('blazer')) {
    faults.push(fault('layering', 0.8));
  }
  const sleeveless = look.mid.find(({ kind }) => kind === 'waistcoat' || kind === 'knit-vest');
  if (sleeveless && look.base.length === 0 && look.whole.length === 0) faults.push(fault('decorum'));
  const kebaya = look.base.find(({ kind }) => kind === 'kebaya');
  if (kebaya && !look.bottom.some(({ kind }) => kind.endsWith('skirt'))) faults.push(fault('occasion', 0.7));
  return faults;
};

type Scale = 'texture' | 'fine' | 'middle' | 'large';
const SCALES: Readonly<Record<string, Scale>> = {
  herringbone: 'texture',
  zari: 'texture',
  pinstripe: 'fine',
  houndstooth: 'middle',
  stripe: 'fine',
  gingham: 'middle',
  windowpane: 'large',
  breton: 'middle',
  tartan: 'large',
  dots: 'fine',
  floral: 'large',
  blossom: 'large',
  batik: 'large',
  peranakan: 'middle',
};
const STEPS: readonly Scale[] = ['texture', 'fine', 'middle', 'large'];

/** One pattern is safe; two work when they differ clearly in scale, when one reads as texture, or by tradition. */
export const patternMixing: FaultRule = (look) => {
  const patterned = [...look.clothes, ...look.accessory].filter(isPatterned);
  const patterns = patterned.map(({ pattern }) => pattern);
  if (
    patterned.length === 2 &&
    areSuit(
      patterns,
      patterned.map(({ category }) => category),
    )
  ) {
    return [];
  }
  const loud = patterned.filter(({ pattern }) => SCALES[pattern] !== 'texture');
  if (loud.length >= 3) return [fault('pattern')];
  const [one, other] = loud;
  if (!one || !other) return [];
  if (isByCustom(one.kind, other.kind, other.pattern) || isByCustom(other.kind, one.kind, one.pattern)) return [];
  const apart = Math.abs(STEPS.indexOf(SCALES[one.pattern] ?? 'middle') - STEPS.indexOf(SCALES[other.pattern] ?? 'middle'));
  if (apart < 2) return [fault('pattern')];
  return [fault('pattern', sharesColour(one, other) ? 0.1 : 0.6)];
};

const isByCustom = (kind: string, otherKind: string, otherPattern: string) =>
  kind === 'kebaya' && otherPattern === 'batik' && otherKind.endsWith('skirt');

/** A jacket and trousers of the same fabric. */
function areSuit(patterns: readonly string[], categories: readonly string[]): boolean {
  return patterns[0] === patterns[1] && categories.includes('tailoring') && categories.includes('bottoms');
}

function sharesColour(one: Piece, other: Piece): boolean {
  return [one.colour, one.accent].some((a) => [other.colour, other.accent].some((b) => colourDistance(a, b) < 0.1));
}
