import { FORMALITIES, type WardrobeItem } from '@/lib/contract/wardrobe';
import { oklchOfHex } from './oklch';
import type { Piece } from './piece';
import { isUsuallyWaterproof, usualSleeve } from './usual-cut';

/** The wardrobe's four degrees of warmth in the rules' five: a warm knit is warmer than a warm jacket. */
function warmthOf({ warmth, category }: WardrobeItem): number {
  if (warmth <= 1) return warmth + 1;
  if (category === 'shoes') return 3;
  if (warmth === 2) return category === 'knitwear' ? 4 : 3;
  return category === 'outerwear' ? 5 : 4;
}

/** What can be worn today: ours or at home, not on its way to a buyer, and no bag that nobody has looked into. */
const WEARABLE: readonly WardrobeItem['state'][] = ['requested', 'collected', 'inspected', 'stored', 'in-transit', 'at-home'];

export const isWearable = ({ state, category }: WardrobeItem) => category !== 'sealed-bag' && WEARABLE.includes(state);

/** Null: nothing is known of it that a rule could use. */
export function pieceOfItem(item: WardrobeItem): Piece | null {
  const { id, category, kind, colour, accent, pattern, fabric, formality, layer } = item;
  if (!isWearable(item) || !kind || !colour || !formality || layer === 'none') return null;
  const own = oklchOfHex(colour.hex);
  return {
    id,
    category,
    kind,
    // A kebaya is worn over a skirt, whatever the rail it hangs on.
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
