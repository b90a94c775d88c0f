import { describe, expect, it } from 'vitest';
import { comparableCode, tidyCode } from '@/lib/domain/shared/typed-code';
import { readRows } from '@/tests/setup/read-rows';

const SPELLINGS = readRows<string[]>(import.meta.url, 'typed-code.rows.json');

describe('a code as people type it', () => {
  it.each(SPELLINGS)('%j is written as it was given out', (typed) => {
    expect(tidyCode(typed)).toBe('GIFT-7KQ2-XH4M');
  });

  it.each([
    ...SPELLINGS,
    'GIFT7KQ2XH4M',
    'gift 7kq2 xh4m',
    'G1FT7KQ2XH4M',
    'GlFT-7KQ2_XH4M',
    'GIFT·7KQ2·XH4M',
    'GIFT/7KQ2/XH4M',
    'GIFT・7KQ2‧XH4M',
    'GIFT-7KQ2XH4M',
  ])('%j is the same code', (typed) => {
    expect(comparableCode(typed)).toBe(comparableCode('GIFT-7KQ2-XH4M'));
  });

  it.each(['GIFT-7KQ2-XH4N', 'GIFT-7KQ2-XH4', 'GIFT-7KQ2-XH4M2', ''])('%j is another', (typed) => {
    expect(comparableCode(typed)).not.toBe(comparableCode('GIFT-7KQ2-XH4M'));
  });

  it('ends, however long what was pasted is', () => {
    expect(tidyCode('-'.repeat(100_000)).length).toBeLessThan(300);
    expect(tidyCode(`${' '.repeat(100_000)}A`).length).toBeLessThan(300);
  });
});
