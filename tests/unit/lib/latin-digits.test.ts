import { describe, expect, it } from 'vitest';
import { latinDigits } from '@/lib/text/normalise-unicode';
import { readRows } from '@/tests/setup/read-rows';

describe('latinDigits', () => {
  it.each(readRows<[typed: string, read: string][]>(import.meta.url, 'latin-digits.rows.json'))('reads %s as %s', (typed, read) => {
    expect(latinDigits(typed)).toBe(read);
  });
});
