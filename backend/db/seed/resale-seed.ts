import type { RegionCode } from '@/lib/config/regions';
import { BRAND_TIERS, type BrandTier } from '@/backend/db/schema/wardrobe';
import { CONDITIONS, type Condition, type ItemCategory } from '@/lib/contract/wardrobe';
import { percentOf } from '@/lib/domain/shared/round-half-up';

/** Sample figures: the middle of a sale as new, in dollars of Hong Kong and of Singapore. */
const MIDDLE_AS_NEW: Record<Exclude<ItemCategory, 'sealed-bag'>, { hk: number; sg: number }> = {
  outerwear: { hk: 620, sg: 108 },
  tailoring: { hk: 480, sg: 84 },
  tops: { hk: 190, sg: 33 },
  knitwear: { hk: 260, sg: 45 },
  dresses: { hk: 420, sg: 73 },
  traditional: { hk: 640, sg: 112 },
  bottoms: { hk: 230, sg: 40 },
  shoes: { hk: 380, sg: 66 },
  bags: { hk: 760, sg: 133 },
  accessories: { hk: 160, sg: 28 },
};
const PERCENT_OF_TIER: Record<BrandTier, number> = { 'high-street': 45, contemporary: 100, designer: 290, luxury: 980 };
const PERCENT_OF_CONDITION: Record<Condition, number> = { 'as-new': 100, 'very-good': 78, good: 56, fair: 30 };
const LOW_PERCENT = 72;
const HIGH_PERCENT = 134;

/** Brand tier x category x condition, in minor units. */
export function resaleRowsOf(country: RegionCode) {
  return (Object.keys(MIDDLE_AS_NEW) as (keyof typeof MIDDLE_AS_NEW)[]).flatMap((category) =>
    BRAND_TIERS.flatMap((brandTier) =>
      CONDITIONS.map((condition) => {
        const asNew = percentOf(MIDDLE_AS_NEW[category][country] * 100, PERCENT_OF_TIER[brandTier]);
        const middle = roundToDollars(percentOf(asNew, PERCENT_OF_CONDITION[condition]));
        return { country, brandTier, category, condition, low: roundToDollars(percentOf(middle, LOW_PERCENT)), middle, high: roundToDollars(percentOf(middle, HIGH_PERCENT)) };
      }),
    ),
  );
}

const roundToDollars = (amount: number): number => Math.round(amount / 100) * 100;

/** Sample figures, a piece each. */
export const CARE_PRICES = [
  { service: 'dry-cleaning', price: { hk: 160_00, sg: 28_00 }, leadDays: 5 },
  { service: 'repair', price: { hk: 140_00, sg: 25_00 }, leadDays: 7 },
  { service: 'alteration', price: { hk: 220_00, sg: 38_00 }, leadDays: 9 },
  { service: 'authentication', price: { hk: 300_00, sg: 52_00 }, leadDays: 4 },
] as const;
