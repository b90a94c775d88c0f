import type { Currency } from '@/lib/config/regions';
import type { ItemState } from '@/lib/contract/wardrobe';
import { LEAST_SALE } from '@/lib/domain/shared/resale-value';

export const SALE_STEPS = ['received', 'authenticated', 'priced', 'listed', 'sold', 'paid'] as const;
export type SaleStep = (typeof SALE_STEPS)[number];

const STEP_OF: Partial<Record<ItemState, SaleStep>> = {
  submitted: 'received',
  authenticated: 'authenticated',
  priced: 'priced',
  listed: 'listed',
  sold: 'sold',
  paid: 'paid',
};

/** Progress of a sale; null for a piece that is not for sale or was refused. */
export function saleStepOf(state: ItemState): SaleStep | null {
  return STEP_OF[state] ?? null;
}

/** A piece in one of these is for sale, waits for its owner, or was sold. */
export const SALE_STATES = ['submitted', 'authenticated', 'rejected', 'priced', 'listed', 'sold', 'paid'] as const satisfies ItemState[];
/** Of a piece that comes in to be sold: with us, not yet looked at. */
export const ARRIVING_STATES = ['requested', 'collected', 'inspected'] as const satisfies ItemState[];

/** Between what a sale costs us and the price that it is the floor of; a piece that is cheaper than that has one floor only. */
export function floorBounds(listPrice: number, currency: Currency): { minimum: number; maximum: number } {
  return { minimum: Math.min(LEAST_SALE[currency], listPrice), maximum: listPrice };
}

/** Below half of the proposal it may be a slip, such as 46 for 4647: the owner is asked again. */
export function isFloorLow(floor: number, listPrice: number): boolean {
  return floor * 2 < listPrice;
}
