import { describe, expect, it } from 'vitest';
import { loadSampleWardrobe } from '@/components/home/load-sample-wardrobe';
import { LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { SIMPLIFIED_ONLY, TRADITIONAL_ONLY } from '@/tests/unit/content/one-way-characters';

describe.each(LOCALE_CODES)('the sample wardrobe in %s', (locale) => {
  it('has every text of its 24 pieces, in the script of the page', async () => {
    const { pieces, categories, families } = await loadSampleWardrobe(locale);
    expect(pieces).toHaveLength(24);
    const texts = [...pieces.flatMap(({ name, facts }) => [name, ...Object.values(facts)]), ...[...categories, ...families].map(({ label }) => label)];
    const { script } = LOCALES[locale];
    const forbidden = script === 'traditional' ? SIMPLIFIED_ONLY : script === 'simplified' ? TRADITIONAL_ONLY : '';
    const stray = new Set(forbidden);
    expect(texts.filter((text) => text === '' || text.includes('{') || [...text].some((character) => stray.has(character)))).toEqual([]);
    if (script !== 'latin') expect(texts.filter((text) => /[A-Za-z]{4,}/.test(text))).toEqual([]);
  });
});
