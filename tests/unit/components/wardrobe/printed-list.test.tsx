import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ItemList } from '@/components/wardrobe/list/item-list';
import { NOTHING_SELECTED } from '@/lib/domain/wardrobe/selection';
import { StoresProvider } from '@/stores/stores-provider';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem } from '@/tests/builders/wardrobe-items';
import { standAt } from '@/tests/setup/memory-router';

it('is printed whole, and has the rows in view afterwards', async () => {
  standAt('/items');
  const items = Array.from({ length: 120 }, (_, index) => createItem(index));
  render(
    <StoresProvider locale="en" promoBanner={null}>
      <ItemList items={items} layout="grid" selection={NOTHING_SELECTED} onSelect={() => undefined} />
    </StoresProvider>,
    { wrapper: await inLocale('en') },
  );
  const rows = () => screen.getAllByRole('listitem').length;
  const inView = rows();
  expect(inView).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rows()).toBe(120);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows()).toBe(inView);
});
