import type { PackageName, XType } from '@/lib/contract/package-selection';
import type { Membership } from '@/lib/contract/pricing';
import { percentOf } from '@/lib/domain/shared/round-half-up';

/** Deliveries of a month that the plan has paid for, and how many of them may be rushed. */
interface IncludedDeliveries {
  deliveries: number;
  rushes: number;
}

const OF_X: Record<XType, IncludedDeliveries> = { basic: { deliveries: 1, rushes: 0 }, plus: { deliveries: 2, rushes: 1 } };

export function includedDeliveries(name: PackageName, xType: XType): IncludedDeliveries {
  return name === 'x' ? OF_X[xType] : { deliveries: 0, rushes: 0 };
}

/** Whole percent: of the highest membership that does not exceed the months; 0 below the first. */
export function discountForMonths(memberships: readonly Membership[], months: number): number {
  const reached = memberships.filter((membership) => membership.months <= months).sort((one, other) => one.months - other.months);
  return reached.at(-1)?.discount ?? 0;
}

/** Monthly price of a line after the discount, rounded per line. */
export function discountedMonth(listPrice: number, percent: number): number {
  return percentOf(listPrice, 100 - percent);
}
