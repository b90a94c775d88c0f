/** How near the end of a card is: it is good until the last day of the month that it names. */
export type CardValidity = 'valid' | 'expiring-soon' | 'expired' | 'unknown';

/** A month's notice and the month itself: long enough for the next invoice to be paid by another card. */
const SOON_MONTHS = 2;
const MONTHS = 12;
const CENTURY = 2000;

/**
 * @param expiry `MM/YY`, as the contract writes it
 * @param today the region's calendar date
 */
export function cardValidity(expiry: string, today: string): CardValidity {
  const written = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  if (written === null) return 'unknown';
  const last = (CENTURY + Number(written[2])) * MONTHS + Number(written[1]);
  const present = Number(today.slice(0, 4)) * MONTHS + Number(today.slice(5, 7));
  if (last < present) return 'expired';
  return last - present < SOON_MONTHS ? 'expiring-soon' : 'valid';
}
