import { createHash } from 'node:crypto';
import { DAY_MS } from '@/lib/calendar-days';
import type { ItemState } from '@/lib/contract/wardrobe';

/** From a sale to the buyer's receipt of the piece. */
export const DELIVERY_DAYS = 3;

/** Duration of the team's work in each state; other states rest, or wait for the member or a van. */
const DAYS_IN_STATE: Partial<Record<ItemState, number>> = {
  collected: 1,
  inspected: 1,
  'in-transit': 1,
  submitted: 2,
  authenticated: 1,
  sold: DELIVERY_DAYS,
};
const LISTED_AT_LEAST_DAYS = 5;
const LISTED_SPREAD_DAYS = 30;

/** When operations move a piece on from its new state. */
export function dueAfter(state: ItemState, at: Date, itemId: string): Date | null {
  const days = state === 'listed' ? LISTED_AT_LEAST_DAYS + seededNumber(itemId, 'buyer', LISTED_SPREAD_DAYS) : DAYS_IN_STATE[state];
  return days === undefined ? null : inDays(at, days);
}

export const inDays = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** A deterministic number below `bound` for a piece and a question. */
export function seededNumber(itemId: string, question: string, bound: number): number {
  return createHash('sha256').update(`${question}:${itemId}`).digest().readUInt32BE(0) % bound;
}
