import type { Membership } from '@/lib/contract/pricing';
import { percentOf } from '@/lib/domain/shared/round-half-up';

/** Whole percent: of the highest membership that does not exceed the months; 0 below the first. */
export function discountForMonths(memberships: readonly Membership[], months: number): number {
  const reached = memberships.filter((membership) => membership.months <= months).sort((one, other) => one.months - other.months);
  return reached.at(-1)?.discount ?? 0;
}

/** Monthly price of a line after the discount, rounded per line. */
export function discountedMonth(listPrice: number, percent: number): number {
  return percentOf(listPrice, 100 - percent);
}
