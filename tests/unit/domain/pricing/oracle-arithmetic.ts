/** Exact fractions: no rounding happens until it is asked for. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

export const whole = (value: number | string): Fraction => ({ top: BigInt(value), bottom: 1n });
export const times = (one: Fraction, other: Fraction): Fraction => ({ top: one.top * other.top, bottom: one.bottom * other.bottom });
export const plus = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});
export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, { top: -other.top, bottom: other.bottom });
export const percent = (value: number): Fraction => ({ top: BigInt(value), bottom: 100n });
export const over = (top: number, bottom: number): Fraction => ({ top: BigInt(top), bottom: BigInt(bottom) });

/** The nearest cent of an amount in dollars, halves up, as dollars again. */
export function toCent(amount: Fraction): Fraction {
  const cents = times(amount, whole(100));
  const floor = cents.top / cents.bottom;
  const isUp = (cents.top % cents.bottom) * 2n >= cents.bottom;
  return { top: isUp ? floor + 1n : floor, bottom: 100n };
}

/** Cents of an amount that is a whole number of them; anything else is a mistake of the oracle. */
export function centsOf(amount: Fraction): number {
  const cents = times(amount, whole(100));
  if (cents.top % cents.bottom !== 0n) throw new Error(`${cents.top}/${cents.bottom} is no whole number of cents`);
  return Number(cents.top / cents.bottom);
}
