import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemList } from '@/components/wardrobe/list/item-list';
import { NOTHING_SELECTED } from '@/lib/domain/wardrobe/selection';
import { createItem } from '@/tests/builders/wardrobe-items';
import { standAt } from '@/tests/setup/memory-router';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

it('is printed whole, and has the rows in view afterwards', async () => {
  standAt('/items');
  const items = Array.from({ length: 120 }, (_, index) => createItem(index));
  renderWithTexts(<ItemList items={items} layout="grid" selection={NOTHING_SELECTED} onSelect={() => undefined} />);
  const rows = () => screen.getAllByRole('listitem').length;
  const inView = rows();
  expect(inView).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rows()).toBe(120);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows()).toBe(inView);
});
