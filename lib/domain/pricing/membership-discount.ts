import type { Membership } from '@/lib/contract/pricing';
import { percentOf } from '@/lib/domain/shared/round-half-up';

/** Whole percent: the discount of the highest membership that is not above the months; none below the first. */
export function discountForMonths(memberships: readonly Membership[], months: number): number {
  const reached = memberships.filter((membership) => membership.months <= months).sort((one, other) => one.months - other.months);
  return reached.at(-1)?.discount ?? 0;
}

/** A line's monthly price after the discount, rounded at the line. */
export function discountedMonth(listPrice: number, percent: number): number {
  return percentOf(listPrice, 100 - percent);
}
