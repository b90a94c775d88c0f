import { describe, expect, it } from 'vitest';
import { cardValidity } from '@/lib/domain/payments/card-expiry';

describe('a card’s end', () => {
  it.each([
    ['11/26', '2026-11-01', 'expiring-soon'],
    ['11/26', '2026-11-30', 'expiring-soon'],
    ['11/26', '2026-12-01', 'expired'],
    ['12/26', '2026-11-21', 'expiring-soon'],
    ['01/27', '2026-11-30', 'valid'],
    ['01/27', '2026-12-01', 'expiring-soon'],
    ['02/30', '2026-12-01', 'valid'],
    ['13/30', '2026-12-01', 'unknown'],
    ['', '2026-12-01', 'unknown'],
  ])('%s on %s: %s', (expiry, today, verdict) => {
    expect(cardValidity(expiry, today)).toBe(verdict);
  });
});
