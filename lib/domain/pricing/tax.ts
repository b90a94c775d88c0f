import type { RegionCode } from '@/lib/config/regions';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';

/** Whole percent of goods and services tax that the prices contain. */
const TAX_PERCENT: Record<RegionCode, number> = { hk: 0, sg: 9 };

/** The tax inside an amount that includes it. */
export function taxContained(amount: number, country: RegionCode): { rate: number; amount: number } {
  const rate = TAX_PERCENT[country];
  return { rate, amount: roundHalfUp(amount * rate, 100 + rate) };
}
