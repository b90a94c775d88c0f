import { describe, expect, it } from 'vitest';
import { cardValidity } from '@/lib/domain/payments/card-expiry';
import { readRows } from '@/tests/setup/read-rows';

describe('a card’s end', () => {
  it.each(readRows<[expiry: string, today: string, verdict: string][]>(import.meta.url, 'card-expiry.rows.json'))(
    '%s on %s: %s',
    (expiry, today, verdict) => {
      expect(cardValidity(expiry, today)).toBe(verdict);
    },
  );
});
