import { percentOf } from '@/lib/domain/shared/round-half-up';

/** `from` is in minor units and inclusive. */
export interface CommissionBand {
  from: number;
  percent: number;
}

/** Bonus for store credit instead of money. */
export const STORE_CREDIT_BONUS_PERCENT = 10;

export interface Payout {
  percent: number;
  commission: number;
  /** As money. */
  payout: number;
  storeCredit: number;
}

/** Payout of a sale whose commission is fixed. */
export function payoutAt(price: number, percent: number): { price: number; commission: number; payout: number } {
  const commission = percentOf(price, percent);
  return { price, commission, payout: price - commission };
}

/** The whole price is charged at its band's rate. Bands in any order; a price below all of them pays no commission. */
export function payoutOfSale(price: number, bands: readonly CommissionBand[]): Payout {
  const reached = bands.filter(({ from }) => from <= price).sort((one, other) => one.from - other.from);
  const percent = reached.at(-1)?.percent ?? 0;
  const commission = percentOf(price, percent);
  const payout = price - commission;
  return { percent, commission, payout, storeCredit: percentOf(payout, 100 + STORE_CREDIT_BONUS_PERCENT) };
}
