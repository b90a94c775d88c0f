import { describe, expect, it } from 'vitest';
import { closestWord } from '@/lib/domain/content/search-terms';
import { readRows } from '@/tests/setup/read-rows';

describe('the word that a mistyped one was meant to be', () => {
  it.each(readRows<[name: string, typed: string, word: string][]>(import.meta.url, 'closest-word.found.json'))(
    '%s: %s is %s',
    (_name, typed, word) => {
      expect(closestWord(typed, ['elsewhere', word])).toBe(word);
    },
  );

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
