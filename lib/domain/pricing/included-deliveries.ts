import type { PackageName, XType } from '@/lib/contract/package-selection';

/** Deliveries of a month that the plan has paid for, and how many of them may be rushed. */
export interface IncludedDeliveries {
  deliveries: number;
  rushes: number;
}

const OF_X: Record<XType, IncludedDeliveries> = { basic: { deliveries: 1, rushes: 0 }, plus: { deliveries: 2, rushes: 1 } };

export function includedDeliveries(name: PackageName, xType: XType): IncludedDeliveries {
  return name === 'x' ? OF_X[xType] : { deliveries: 0, rushes: 0 };
}
