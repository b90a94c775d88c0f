import { describe, expect, it } from 'vitest';
import { loadSampleWardrobe } from '@/components/home/load-home';
import { LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { strayCharacters } from '@/tests/unit/content/one-way-characters';

describe.each(LOCALE_CODES)('the sample wardrobe in %s', (locale) => {
  it('has every text of its 24 pieces, in the script of the page', async () => {
    const { pieces, categories, families } = await loadSampleWardrobe(locale);
    expect(pieces).toHaveLength(24);
    const texts = [
      ...pieces.flatMap(({ name, facts }) => [name, ...Object.values(facts)]),
      ...[...categories, ...families].map(({ label }) => label),
    ];
    expect(texts.filter((text) => text === '' || text.includes('{') || strayCharacters(text, locale) !== '')).toEqual([]);
    if (locale === 'en-SG') expect(texts.join()).not.toMatch(/qipao|jumper|trousers|trainers/i);
    if (LOCALES[locale].script !== 'latin') expect(texts.filter((text) => /[A-Za-z]{4,}/.test(text))).toEqual([]);
  });
});
