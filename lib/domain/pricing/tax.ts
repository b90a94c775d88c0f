import type { RegionCode } from '@/lib/config/regions';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';

/** Goods and services tax contained in the prices, in whole percent. */
const TAX_PERCENT: Record<RegionCode, number> = { hk: 0, sg: 9 };

/** The tax contained in an amount; negative for a credit note. */
export function taxContained(amount: number, country: RegionCode): { rate: number; amount: number } {
  const rate = TAX_PERCENT[country];
  const contained = roundHalfUp(Math.abs(amount) * rate, 100 + rate);
  return { rate, amount: amount < 0 ? 0 - contained : contained };
}
