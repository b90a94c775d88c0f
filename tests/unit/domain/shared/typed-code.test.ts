import { describe, expect, it } from 'vitest';
import { comparableCode, tidyCode } from '@/lib/domain/shared/typed-code';

const SPELLINGS = [
  'GIFT-7KQ2-XH4M',
  'gift-7kq2-xh4m',
  '  GIFT-7KQ2-XH4M\n',
  'ＧＩＦＴ－７ＫＱ２－ＸＨ４Ｍ',
  'GIFT–7KQ2—XH4M',
  'GIFT−7KQ2‐XH4M',
  'GIFTー7KQ2﹣XH4M',
  'GIFT - 7KQ2 - XH4M',
  'GIFT\u00a0-\u20097KQ2\u3000-XH4M',
  '\u200bGIFT\u200d-7KQ2\ufeff-\u2060XH4M\u200e',
  '“GIFT-7KQ2-XH4M”',
  '「GIFT-7KQ2-XH4M」。',
  "'GIFT-7KQ2-XH4M',",
  '(GIFT-7KQ2-XH4M)',
  'G\u00adIFT-7KQ2-XH4M',
  'GIFT--7KQ2-XH4M-',
  'GI\u034fFT-7KQ2-XH4M\ufe0f',
  '\u3164GIFT-7KQ2\u115f-XH4M\uffa0',
  'GIFT\u2800-7KQ2-XH4M\u{e0100}',
  '#GIFT-7KQ2-XH4M',
  '•GIFT-7KQ2-XH4M~',
  '＃GIFT-7KQ2-XH4M／',
  'Your code is in this link: https://hk.pakt.example/services-pricing?coupon=GIFT-7KQ2-XH4M#calculator',
];

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
