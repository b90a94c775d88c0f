import { addMonths } from '@/lib/domain/shared/add-months';

/** `MM/YY` as a sortable month, `2027-04`; null for anything else. */
export function monthOfExpiry(expiry: string): string | null {
  const written = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  return written ? `20${written[2]}-${written[1]}` : null;
}

export type CardValidity = 'valid' | 'expiring-soon' | 'expired' | 'unknown';

/** @param today calendar date in the region. `soon` is this month or the next: in time to use another card for the next invoice. */
export function cardValidity(expiry: string, today: string): CardValidity {
  const month = monthOfExpiry(expiry);
  if (month === null) return 'unknown';
  if (isCardExpired(expiry, today)) return 'expired';
  return month <= addMonths(today, 1).slice(0, 7) ? 'expiring-soon' : 'valid';
}

/** A card is valid until the end of its month. @param today calendar date in the region */
export function isCardExpired(expiry: string, today: string): boolean {
  const month = monthOfExpiry(expiry);
  return month !== null && month < today.slice(0, 7);
}
