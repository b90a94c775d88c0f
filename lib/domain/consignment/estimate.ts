import type { Currency } from '@/lib/config/regions';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { brandTierOf, type BrandTier } from './brand-tier';
import type { Category, CompletePiece, Condition } from './piece';

/** What a piece of a premium brand in excellent condition sells for, in cents of HKD. Invented figures, shown as an estimate. */
const MIDDLE_PRICE: Record<Category, number> = {
  bag: 220_000, coat: 180_000, suit: 120_000, dress: 80_000, shoes: 70_000, knitwear: 60_000, bottom: 40_000, top: 35_000,
};
/** Percent of that price. */
const OF_TIER: Record<BrandTier, number> = { luxury: 600, designer: 250, premium: 100, unknown: 80, everyday: 20 };
const OF_CONDITION: Record<Condition, number> = { new: 130, excellent: 100, good: 75, worn: 35, damaged: 0 };
/** The two markets, by the ratio in which all prices of the catalogue stand. */
const OF_MARKET: Record<Currency, number> = { HKD: 1000, SGD: 175 };
/** Below it, posting and pictures cost more than a sale brings. */
const LEAST: Record<Currency, number> = { HKD: 15_000, SGD: 2_600 };
const SPREAD_PERCENT = 25;
/** Estimates are round figures. */
const ROUND_TO = 1000;

export type Refusal = 'damaged' | 'worn' | 'too-little';
export type Doubt = 'brand' | 'condition' | 'demand';

/** The likely selling price, in minor units. */
export interface SaleRange {
  low: number;
  high: number;
}

export type Verdict = { kind: 'accept'; range: SaleRange } | { kind: 'maybe'; range: SaleRange; doubt: Doubt } | { kind: 'no'; reason: Refusal };

/** The instant answer: whether we expect to take a piece, and what it may sell for. People decide when they have it in hand. */
export function assess({ brand, category, condition }: Pick<CompletePiece, 'brand' | 'category' | 'condition'>, currency: Currency): Verdict {
  const tier = brandTierOf(brand);
  if (condition === 'damaged') return { kind: 'no', reason: 'damaged' };
  if (condition === 'worn' && tier !== 'luxury' && tier !== 'designer') return { kind: 'no', reason: 'worn' };
  const middle = roundHalfUp(MIDDLE_PRICE[category] * OF_TIER[tier] * OF_CONDITION[condition] * OF_MARKET[currency], 100 * 100 * 1000);
  if (middle < LEAST[currency]) return { kind: 'no', reason: 'too-little' };
  const range = { low: round(middle * (100 - SPREAD_PERCENT)), high: round(middle * (100 + SPREAD_PERCENT)) };
  if (tier === 'unknown') return { kind: 'maybe', range, doubt: 'brand' };
  if (condition === 'worn') return { kind: 'maybe', range, doubt: 'condition' };
  if (middle < 2 * LEAST[currency]) return { kind: 'maybe', range, doubt: 'demand' };
  return { kind: 'accept', range };
}

/** @param hundredths an amount times a percentage */
function round(hundredths: number): number {
  return roundHalfUp(hundredths, 100 * ROUND_TO) * ROUND_TO;
}
