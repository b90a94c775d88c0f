import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useShownItems } from '@/components/wardrobe/list/use-shown-items';
import { WHOLE_WARDROBE } from '@/lib/domain/wardrobe/wardrobe-view';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem } from '@/tests/builders/wardrobe-items';

const english = await inLocale('en');
const items = [
  createItem(0, { id: 'coat', name: 'Grandma’s coat', note: 'Button box in the second drawer' }),
  createItem(1, { id: 'bag', category: 'sealed-bag', note: undefined, sealedNote: 'Ski things' }),
  createItem(2, { id: 'shirt' }),
];
const found = (q: string) =>
  renderHook(() => useShownItems(items, { ...WHOLE_WARDROBE, q }), { wrapper: english }).result.current.shown.map(({ id }) => id);

describe('the search', () => {
  it.each([
    ['second drawer', 'coat'],
    ['grandma', 'coat'],
    ['ski', 'bag'],
  ])('finds "%s" in what the member has written', (q, id) => {
    expect(found(q)).toEqual([id]);
  });
});
