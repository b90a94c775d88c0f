import type { Membership, PriceListEntry } from '@/lib/contract/pricing';
import { percentOf } from '@/lib/domain/shared/round-half-up';

/** Deliveries of a month that the plan has paid for, and how many of them may be rushed. */
export function includedDeliveries(entry: PriceListEntry | null): { deliveries: number; rushes: number } {
  return { deliveries: entry?.deliveries ?? 0, rushes: entry?.rushes ?? 0 };
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
