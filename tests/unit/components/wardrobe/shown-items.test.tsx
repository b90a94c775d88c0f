import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useShownItems } from '@/components/wardrobe/list/use-shown-items';
import { WHOLE_WARDROBE } from '@/components/wardrobe/model/wardrobe-view';
import type { Locale } from '@/lib/config/locales';
import { inLocale } from '@/tests/setup/render-with-texts';
import { createItem } from '@/tests/builders/wardrobe-items';

const items = [
  createItem(0, { id: 'coat', name: 'Grandma’s coat', note: 'Button box in the second drawer' }),
  createItem(1, { id: 'bag', category: 'sealed-bag', note: undefined, sealedNote: 'Ski things' }),
  createItem(2, { id: 'shirt' }),
];
/** As in the demonstration; in Chinese a piece has a Chinese name. */
const dressed = (blazer: string, gown: string) => [
  createItem(0, { id: 'blazer', name: blazer, season: ['cool'], formality: 'business' }),
  createItem(1, { id: 'gown', name: gown, season: ['hot'], formality: 'formal' }),
];
const shownBy = (locale: Locale, pieces: typeof items, q: string) =>
  renderHook(() => useShownItems(pieces, { ...WHOLE_WARDROBE, q }), { wrapper: inLocale(locale) }).result.current.shown.map(({ id }) => id);
const found = (q: string) => shownBy('en', items, q);

describe('the search', () => {
  it.each([
    ['second drawer', 'coat'],
    ['grandma', 'coat'],
    ['ski', 'bag'],
  ])('finds "%s" in what the member has written', (q, id) => {
    expect(found(q)).toEqual([id]);
  });

  it.each([
    ['en', dressed('Navy wool blazer', 'Gold satin gown'), ['winter', 'wedding', 'jacket', 'blzer']],
    ['en-SG', dressed('Navy wool blazer', 'Gold satin gown'), ['winter', 'wedding', 'jacket', 'blzer']],
    ['zh', dressed('深藍羊毛西裝褸', '金色緞面晚裝'), ['冬天', '婚宴', '外套', '深藍外套']],
    ['zh-CN', dressed('藏青羊毛西装', '金色缎面礼服'), ['冬天', '婚礼', '外套', '藏青外套']],
    ['zh-Hans', dressed('藏青羊毛西装', '金色缎面礼服'), ['冬天', '婚宴', '外套', '藏青外套']],
  ] as const)('in %s finds season, occasion, what means the same, and what was meant', (locale, pieces, queries) => {
    expect(queries.map((q) => shownBy(locale, pieces, q))).toEqual([['blazer'], ['gown'], ['blazer'], ['blazer']]);
  });

  it.each([
    ['zh-CN', '米色風衣', '风衣'],
    ['zh', '米色风衣', '風衣'],
    ['en', '絲巾（媽媽）', '妈妈'],
  ] as const)('in %s finds "%s", as its owner wrote it, by "%s"', async (locale, name, q) => {
    const pieces = [createItem(0, { id: 'coat', name }), createItem(1, { id: 'bag', name: '手袋' })];
    const results: ReturnType<typeof useShownItems>[] = [];
    renderHook(() => results.push(useShownItems(pieces, { ...WHOLE_WARDROBE, q })), { wrapper: inLocale(locale) });
    await waitFor(() => expect(results.at(-1)?.shown.map(({ id }) => id)).toEqual(['coat']));
    // Not for a moment does it say that nothing matches.
    expect(results.filter(({ shown, isSearching }) => shown.length === 0 && !isSearching)).toEqual([]);
    expect(results.at(-1)?.isSearching).toBe(false);
  });
});
