/** The calendar of reductions: from that day of listing on, so much of the asking price is taken off; never below the floor. */
export const MARKDOWNS: readonly { fromDay: number; percent: number }[] = [
  { fromDay: 1, percent: 0 },
  { fromDay: 31, percent: 15 },
  { fromDay: 61, percent: 30 },
];

/** After it the owner decides: return, storage, a new listing or charity. */
export const LISTING_DAYS = 90;
/** After the buyer has received the piece. */
export const PAYOUT_DAYS = 14;
