import type { Currency } from '@/lib/config/regions';
import type { Condition, ItemCategory } from '@/lib/contract/wardrobe';
import { percentOf, roundHalfUp } from './round-half-up';

/** Second-hand value of a piece, an estimate: the one rule for passports, the store-or-sell chart and the consignment form. */

/** Resale demand of a brand. */
export const BRAND_TIERS = ['high-street', 'contemporary', 'designer', 'luxury', 'icon'] as const;
export type BrandTier = (typeof BRAND_TIERS)[number];

/** Below this, in minor units, a sale does not cover shipping and photographs. */
export const LEAST_SALE: Record<Currency, number> = { HKD: 10_000, SGD: 1_750 };

/** A sealed bag is never sold. */
export type ResaleCategory = Exclude<ItemCategory, 'sealed-bag'>;

/** Middle price as new, of a contemporary brand, in whole dollars. */
const MIDDLE_AS_NEW: Record<ResaleCategory, Record<Currency, number>> = {
  outerwear: { HKD: 620, SGD: 108 },
  tailoring: { HKD: 480, SGD: 84 },
  tops: { HKD: 190, SGD: 33 },
  knitwear: { HKD: 260, SGD: 45 },
  dresses: { HKD: 420, SGD: 73 },
  traditional: { HKD: 640, SGD: 112 },
  bottoms: { HKD: 230, SGD: 40 },
  shoes: { HKD: 380, SGD: 66 },
  bags: { HKD: 760, SGD: 133 },
  accessories: { HKD: 160, SGD: 28 },
};
export const RESALE_CATEGORIES = Object.keys(MIDDLE_AS_NEW) as ResaleCategory[];

const PERCENT_OF_TIER: Record<BrandTier, number> = { 'high-street': 45, contemporary: 100, designer: 290, luxury: 980, icon: 1400 };
/**
 * What is sought after for its name is worth more. Set by what resale shops publish: a bag of most great houses keeps a third to 60 % of
 * its price, one of Hermès or Chanel about all of it; a down coat or camel coat of a designer sells for HK$3,000 to HK$5,000.
 */
const PERCENT_OF_SOUGHT: Partial<Record<ResaleCategory, Partial<Record<BrandTier, number>>>> = {
  bags: { designer: 520, luxury: 1150, icon: 4200 },
  accessories: { designer: 420, luxury: 1800, icon: 2400 },
  outerwear: { designer: 620, luxury: 1300, icon: 1900 },
};
const PERCENT_OF_CONDITION: Record<Condition, number> = { 'as-new': 100, 'very-good': 78, good: 56, fair: 30 };
const LOW_PERCENT = 72;
const HIGH_PERCENT = 134;
const DOLLAR = 100;

/** Minor units. */
export interface ResaleRange {
  low: number;
  middle: number;
  high: number;
}

export function resaleRange(
  { category, brandTier, condition }: { category: ResaleCategory; brandTier: BrandTier; condition: Condition },
  currency: Currency,
): ResaleRange {
  const asNew = percentOf(
    MIDDLE_AS_NEW[category][currency] * DOLLAR,
    PERCENT_OF_SOUGHT[category]?.[brandTier] ?? PERCENT_OF_TIER[brandTier],
  );
  const middle = toDollars(percentOf(asNew, PERCENT_OF_CONDITION[condition]));
  return { low: toDollars(percentOf(middle, LOW_PERCENT)), middle, high: toDollars(percentOf(middle, HIGH_PERCENT)) };
}

const toDollars = (amount: number): number => roundHalfUp(amount, DOLLAR) * DOLLAR;
