import type { ItemState } from '@/lib/contract/wardrobe';

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

/** A floor lies between zero and the list price. */
export function isFloorPossible(floor: number, listPrice: number): boolean {
  return Number.isInteger(floor) && floor >= 0 && floor <= listPrice;
}
