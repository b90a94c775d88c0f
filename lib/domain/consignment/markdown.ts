/** Markdown schedule: from that day of the listing, this percentage is taken off the asking price; never below the floor. */
export const MARKDOWNS: readonly { fromDay: number; percent: number }[] = [
  { fromDay: 1, percent: 0 },
  { fromDay: 31, percent: 15 },
  { fromDay: 61, percent: 30 },
];

/** After that the owner decides: return, storage, a new listing or charity. */
export const LISTING_DAYS = 90;
/** After the buyer's receipt of the piece. */
export const PAYOUT_DAYS = 14;
