import { describe, expect, it } from 'vitest';
import { closestWord } from '@/lib/domain/content/search-terms';
import { readRows } from '@/tests/setup/read-rows';

describe('the word that a mistyped one was meant to be', () => {
  it.each([
    ['a letter too many', 'mouuld', 'mould'],
    ['a letter too few', 'mold', 'mould'],
    ['another letter', 'mowld', 'mould'],
    ['two letters that changed places', 'muold', 'mould'],
    ['the last two that did', 'moudl', 'mould'],
    ['no slip at all', 'mould', 'mould'],
    ['seven letters with a slip', 'storagf', 'storage'],
    ['eight letters with two', 'wardrabs', 'wardrobe'],
    ['nine letters with two', 'insarancy', 'insurance'],
  ])('%s: %s is %s', (_name, typed, word) => {
    expect(closestWord(typed, ['elsewhere', word])).toBe(word);
  });

  it.each(readRows<[name: string, typed: string, word: string][]>(import.meta.url, 'closest-word.rows.json'))(
    'is none for %s: %s is not %s',
    (_name, typed, word) => {
      expect(closestWord(typed, [word])).toBeNull();
    },
  );

  it('is the nearest, and the first of several that are as near', () => {
    expect(closestWord('insurence', ['insurgents', 'insurance', 'insurances'])).toBe('insurance');
    expect(closestWord('coak', ['coal', 'coat'])).toBe('coal');
    expect(closestWord('coat', [])).toBeNull();
  });
});
