import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useItemWords } from '@/components/wardrobe/passport/use-item-words';
import { useShownItems } from '@/components/wardrobe/list/use-shown-items';
import type { Locale } from '@/lib/config/locales';
import { WHOLE_WARDROBE } from '@/components/wardrobe/model/wardrobe-view';
import { inLocale } from '@/tests/setup/render-with-texts';
import { createItem } from '@/tests/builders/wardrobe-items';

it('a sealed bag says below its name what it is, or its code where the name says that', async () => {
  const { sealed } = renderHook(useItemWords, { wrapper: inLocale('zh') }).result.current;
  expect([sealed({ name: 'Ski things', code: 'HK-1' }), sealed({ name: '密封袋', code: 'HK-1' })]).toEqual(['密封袋', 'HK-1']);
});

describe('the size of a piece', () => {
  it.each<[Locale, string[]]>([
    ['en', ['Small', 'Medium', 'Large', 'One size']],
    ['en-SG', ['Small', 'Medium', 'Large', 'One size']],
    ['zh', ['細碼', '中碼', '大碼', '均碼']],
    ['zh-CN', ['小号', '中号', '大号', '均码']],
    ['zh-Hans', ['小码', '中码', '大码', '单一尺码']],
  ])('is said in the words of %s, and a label’s own stays as it is', async (locale, words) => {
    const { size } = renderHook(useItemWords, { wrapper: inLocale(locale) }).result.current;
    expect(['small', 'medium', 'Large', 'one size'].map((word) => size({ size: word }))).toEqual(words);
    for (const label of ['M', 'UK 8', '38.5', '27/32', null]) expect(size({ size: label })).toBe(label);
  });

  it('is found by its word and by the provider’s', async () => {
    const items = [createItem(0, { id: 'tote', size: 'medium' }), createItem(1, { id: 'shirt', size: 'UK 8' })];
    const wrapper = inLocale('zh');
    const found = (q: string) =>
      renderHook(() => useShownItems(items, { ...WHOLE_WARDROBE, q }), { wrapper }).result.current.shown.map(({ id }) => id);
    expect([found('中碼'), found('medium')]).toEqual([['tote'], ['tote']]);
  });
});
