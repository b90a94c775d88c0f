import { FORMALITIES, type WardrobeItem } from '@/lib/contract/wardrobe';
import { oklchOfHex } from '@/lib/domain/shared/oklch';
import type { Piece, Sleeve } from './piece';

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
