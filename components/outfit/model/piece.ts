import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { FORMALITIES } from '@/lib/contract/wardrobe-names';
import { type Oklch, oklchOfHex } from '@/lib/domain/shared/oklch';

/** Layer of a piece, from the skin outwards; the wardrobe's layers without `none`. */
export type Slot = 'base' | 'mid' | 'outer' | 'bottom' | 'whole' | 'shoes' | 'bag' | 'accessory';
export type Sleeve = 'none' | 'strap' | 'cap' | 'short' | 'elbow' | 'long';

/** The properties of a garment that the rules use. */
export interface Piece {
  readonly id: string;
  readonly category: string;
  readonly kind: string;
  readonly slot: Slot;
  readonly colour: Oklch;
  /** Second colour of a pattern or trim; otherwise the first again. */
  readonly accent: Oklch;
  readonly pattern: string;
  readonly fabric: string;
  readonly sleeve: Sleeve;
  /** 1 home and sport, 2 casual, 3 smart, 4 business, 5 formal. */
  readonly formality: number;
  /** 1 airy, 2 light, 3 middling, 4 warm, 5 winter coat. */
  readonly warmth: number;
  readonly isWaterproof: boolean;
}

const STEPS = { none: 0, strap: 0, cap: 1, short: 2, elbow: 3, long: 4 } as const satisfies Record<Sleeve, number>;

export const hasBareArms = (piece: Piece) => STEPS[piece.sleeve] === 0;
export const hasLongSleeves = (piece: Piece) => STEPS[piece.sleeve] >= 3;
export const isPatterned = (piece: Piece) => piece.pattern !== 'solid';
export const isTailored = ({ kind, category, formality }: Piece) =>
  category === 'tailoring' || (formality >= 4 && ['trousers', 'pencil-skirt'].includes(kind));
/** Fabrics with a sheen, or evening fabrics. */
export const isDressy = ({ fabric, category }: Piece) => ['silk', 'satin', 'lace', 'velvet'].includes(fabric) || category === 'traditional';
/** Of wool or similar, or as thick. */
export const isRealKnit = ({ category, fabric }: Piece) => category === 'knitwear' && ['wool', 'cashmere', 'cable-knit'].includes(fabric);
/** Open shoes, unsuitable for rain. */
export const isOpenShoe = ({ kind }: Piece) => kind === 'sandals';
export const isSportShoe = ({ slot, formality, kind }: Piece) => slot === 'shoes' && formality === 1 && kind === 'trainers';
export const isSlide = ({ slot, formality, kind }: Piece) => slot === 'shoes' && formality === 1 && kind === 'sandals';

/** A look with its pieces sorted by slot, because every rule needs them. */
export interface Look {
  readonly pieces: readonly Piece[];
  readonly base: readonly Piece[];
  readonly mid: readonly Piece[];
  readonly outer: readonly Piece[];
  readonly bottom: readonly Piece[];
  readonly whole: readonly Piece[];
  readonly shoes: readonly Piece[];
  readonly bag: readonly Piece[];
  readonly accessory: readonly Piece[];
  /** Clothes without shoes, bag and accessories: what is seen first. */
  readonly clothes: readonly Piece[];
  /** Clothes without outerwear. */
  readonly indoors: readonly Piece[];
}

export function lookOf(pieces: readonly Piece[]): Look {
  const slots: Record<Slot, Piece[]> = { base: [], mid: [], outer: [], bottom: [], whole: [], shoes: [], bag: [], accessory: [] };
  for (const piece of pieces) slots[piece.slot].push(piece);
  const indoors = [...slots.whole, ...slots.base, ...slots.mid, ...slots.bottom];
  return { pieces, ...slots, indoors, clothes: [...indoors, ...slots.outer] };
}

/** A jumper can be worn alone; an open jacket or a sleeveless knit cannot. */
export const isTopOfItsOwn = ({ slot, kind }: Piece) => slot === 'base' || kind === 'jumper';
export const isShawl = ({ kind }: Piece) => kind === 'scarf';
/** Layers that cover the shoulders. */
export const coversOf = (look: Look) => [...look.mid, ...look.outer, ...look.accessory.filter(isShawl)];

const SLEEVES: Readonly<Record<string, Sleeve>> = {
  camisole: 'strap',
  'slip-dress': 'strap',
  'sun-dress': 'strap',
  'evening-dress': 'none',
  'knit-vest': 'none',
  waistcoat: 'none',
  qipao: 'cap',
  sari: 'short',
  't-shirt': 'short',
  polo: 'short',
  'wrap-dress': 'short',
  'shirt-dress': 'short',
  shirt: 'long',
  blouse: 'long',
  kebaya: 'long',
  jumper: 'long',
  cardigan: 'long',
  blazer: 'long',
  coat: 'long',
  trench: 'long',
  puffer: 'long',
  bomber: 'long',
  'denim-jacket': 'long',
  raincoat: 'long',
};

/** Default sleeve of a kind; pieces without sleeves count as `long`, so that no rule applies. */
export function usualSleeve(kind: string): Sleeve {
  return SLEEVES[kind] ?? 'long';
}

/** Kinds that are waterproof by nature. */
const WATERPROOF = ['raincoat', 'trench', 'puffer', 'umbrella'];

export function isUsuallyWaterproof(kind: string, fabric: string | null): boolean {
  return WATERPROOF.includes(kind) || (fabric === 'nylon' && (kind === 'ankle-boots' || kind === 'sandals'));
}

/** Maps the wardrobe's four degrees of warmth to the rules' five: a warm knit is warmer than a warm jacket. */
function warmthOf({ warmth, category }: WardrobeItem): number {
  if (warmth <= 1) return warmth + 1;
  if (category === 'shoes') return 3;
  if (warmth === 2) return category === 'knitwear' ? 4 : 3;
  return category === 'outerwear' ? 5 : 4;
}

/** Pieces that can be worn today: in storage or at home, not being sold, and no sealed bag. */
const WEARABLE: readonly WardrobeItem['state'][] = ['requested', 'collected', 'inspected', 'stored', 'in-transit', 'at-home'];

export const isWearable = ({ state, category }: WardrobeItem) => category !== 'sealed-bag' && WEARABLE.includes(state);

/** Null: too little is known for the rules. */
export function pieceOfItem(item: WardrobeItem): Piece | null {
  const { id, category, kind, colour, accent, pattern, fabric, formality, layer } = item;
  if (!isWearable(item) || !kind || !colour || !formality || layer === 'none') return null;
  const own = oklchOfHex(colour.hex);
  return {
    id,
    category,
    kind,
    // A kebaya is worn over a skirt, whatever layer its category has.
    slot: kind === 'kebaya' ? 'base' : layer,
    colour: own,
    accent: accent ? oklchOfHex(accent.hex) : own,
    pattern: pattern ?? 'solid',
    fabric: fabric ?? '',
    sleeve: pattern === 'breton' ? 'long' : usualSleeve(kind),
    formality: FORMALITIES.indexOf(formality) + 1,
    warmth: warmthOf(item),
    isWaterproof: isUsuallyWaterproof(kind, fabric),
  };
}
