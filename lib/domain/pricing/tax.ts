import type { RegionCode } from '@/lib/config/regions';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';

/** Whole percent of goods and services tax that the prices contain. */
const TAX_PERCENT: Record<RegionCode, number> = { hk: 0, sg: 9 };

/** The tax inside an amount that includes it; of a credit note, minus what its absolute value contains. */
export function taxContained(amount: number, country: RegionCode): { rate: number; amount: number } {
  const rate = TAX_PERCENT[country];
  const contained = roundHalfUp(Math.abs(amount) * rate, 100 + rate);
  return { rate, amount: amount < 0 ? 0 - contained : contained };
}
