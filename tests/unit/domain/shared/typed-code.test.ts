import { describe, expect, it } from 'vitest';
import { comparableCode, tidyCode } from '@/lib/domain/shared/typed-code';
import SPELLINGS from './typed-codes.json';

describe('a code as people type it', () => {
  it.each(SPELLINGS.asGiven)('%j is written as it was given out', (typed) => {
    expect(tidyCode(typed)).toBe('GIFT-7KQ2-XH4M');
  });

  it.each([...SPELLINGS.asGiven, ...SPELLINGS.same])('%j is the same code', (typed) => {
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
