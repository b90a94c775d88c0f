/**
 * `numerator / denominator` as the nearest integer, halves up. Integer arithmetic, so that 0.145 x 100 cannot become 14.499…; exact while
 * the product stays below 2^53.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** A whole percentage of an amount in minor units. */
export function percentOf(amount: number, percent: number): number {
  return roundHalfUp(amount * percent, 100);
}
