import type { Currency } from '@/lib/config/regions';
import { LEAST_SALE, resaleRange } from '@/lib/domain/shared/resale-value';
import { brandTierOf, type BrandTier } from '@/lib/domain/consignment/brand-tier';
import type { CompletePiece } from '@/lib/domain/consignment/piece';
import { ITEM_CATEGORY_OF, ITEM_CONDITION_OF, ITEM_TIER_OF } from '@/lib/domain/consignment/wardrobe-mapping';

type Refusal = 'damaged' | 'worn' | 'too-little';
type Doubt = 'brand' | 'condition' | 'demand';

/** Brands that find buyers although a piece shows wear. */
const SOLD_WORN: readonly BrandTier[] = ['icon', 'luxury', 'designer'];

/** The likely selling price, in minor units. */
export interface SaleRange {
  low: number;
  high: number;
}

export type Verdict =
  | { kind: 'accept'; range: SaleRange }
  | { kind: 'maybe'; range: SaleRange; doubt: Doubt }
  | { kind: 'no'; reason: Refusal };

/** The instant estimate: whether we expect to accept a piece, and its price range. The final decision is made by hand. */
export function assess(
  { brand, category, condition }: Pick<CompletePiece, 'brand' | 'category' | 'condition'>,
  currency: Currency,
): Verdict {
  const tier = brandTierOf(brand);
  if (condition === 'damaged') return { kind: 'no', reason: 'damaged' };
  if (condition === 'worn' && !SOLD_WORN.includes(tier)) return { kind: 'no', reason: 'worn' };
  const { low, middle, high } = resaleRange(
    { category: ITEM_CATEGORY_OF[category], brandTier: ITEM_TIER_OF[tier], condition: ITEM_CONDITION_OF[condition] },
    currency,
  );
  if (middle < LEAST_SALE[currency]) return { kind: 'no', reason: 'too-little' };
  const range = { low, high };
  if (tier === 'unknown') return { kind: 'maybe', range, doubt: 'brand' };
  if (condition === 'worn') return { kind: 'maybe', range, doubt: 'condition' };
  if (middle < 2 * LEAST_SALE[currency]) return { kind: 'maybe', range, doubt: 'demand' };
  return { kind: 'accept', range };
}
