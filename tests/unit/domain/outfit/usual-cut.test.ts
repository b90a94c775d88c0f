import { describe, expect, it } from 'vitest';
import { type Sleeve, isUsuallyWaterproof, usualSleeve } from '@/components/outfit/model/piece';
import { readRows } from '@/tests/setup/read-rows';

describe('how a piece is usually cut', () => {
  it.each<[kind: string, sleeve: Sleeve]>([
    ['camisole', 'strap'],
    ['evening-dress', 'none'],
    ['qipao', 'cap'],
    ['t-shirt', 'short'],
    ['shirt', 'long'],
    ['trench', 'long'],
  ])('a %s has the sleeve %s', (kind, sleeve) => {
    expect(usualSleeve(kind)).toBe(sleeve);
  });

  it.each(['jeans', 'tote', 'a kind that nobody knows'])('%s, which has no arms that we know of, counts as long', (kind) => {
    expect(usualSleeve(kind)).toBe('long');
  });

  it.each(readRows<[keeps: string, kind: string, fabric: string | null, is: boolean][]>(import.meta.url, 'usual-cut.rows.json'))(
    '%s the rain: %s of %s',
    (_, kind, fabric, is) => {
      expect(isUsuallyWaterproof(kind, fabric)).toBe(is);
    },
  );
});
