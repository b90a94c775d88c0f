import { addDays, DAY_MS } from '@/lib/calendar-days';
import { percentOf, roundHalfUp } from '@/lib/domain/shared/round-half-up';

/** Markdown schedule: from that day of the listing, this percentage is taken off the asking price; never below the floor. */
export const MARKDOWNS: readonly { fromDay: number; percent: number }[] = [
  { fromDay: 1, percent: 0 },
  { fromDay: 31, percent: 15 },
  { fromDay: 61, percent: 30 },
];

/** After that the owner decides: return, storage, a new listing or charity. */
export const LISTING_DAYS = 90;
/** The owner is asked at the end of the listing and reminded twice, each time so long after the question before. */
export const REMINDED_AFTER_DAYS = 14;
/** After the second reminder: a piece without an answer is stored. */
export const STORED_AFTER_DAYS = 30;
/** After the buyer's receipt of the piece. */
export const PAYOUT_DAYS = 14;

/**
 * Of the terms of selling: commission by bands, this schedule, the floor, when there is a payout. A change that weighs on the seller gives it
 * another day, and every seller is asked again before the next piece or price.
 */
export const SELLING_TERMS_VERSION = '2026-11-01';

/** A reduced price has no cents. */
const WHOLE = 100;

/** A price from a day on. */
export interface PriceStep {
  from: string;
  percent: number;
  price: number;
}

interface Listing {
  listPrice: number;
  /** Null: none yet, so nothing stops the reductions. */
  floorPrice: number | null;
  /** Calendar date of its first day on sale. */
  listedOn: string;
}

/** The asking price by date, oldest first; a reduction that the floor swallows is left out. */
export function priceSteps({ listPrice, floorPrice, listedOn }: Listing): PriceStep[] {
  const steps: PriceStep[] = [];
  for (const { fromDay, percent } of MARKDOWNS) {
    const reduced = percent === 0 ? listPrice : roundHalfUp(listPrice - percentOf(listPrice, percent), WHOLE) * WHOLE;
    const price = Math.max(floorPrice ?? 0, reduced);
    if (price !== steps.at(-1)?.price) steps.push({ from: addDays(listedOn, fromDay - 1), percent, price });
  }
  return steps;
}

/** The first day on which the owner decides about an unsold piece. */
export const listingEndsOn = (listedOn: string): string => addDays(listedOn, LISTING_DAYS);

/** What buyers see today, and what comes next. Null as `next`: no further reduction. */
export function listingOn(listing: Listing, today: string): { price: number; next: PriceStep | null; daysLeft: number } {
  const steps = priceSteps(listing);
  const now = steps.findLast(({ from }) => from <= today) ?? steps[0];
  const daysLeft = (Date.parse(listingEndsOn(listing.listedOn)) - Date.parse(today)) / DAY_MS;
  return {
    price: now?.price ?? listing.listPrice,
    next: daysLeft > 0 ? (steps.find(({ from }) => from > today) ?? null) : null,
    daysLeft: Math.max(0, daysLeft),
  };
}
