import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tracker } from '@/components/consignment/tracker';
import { inLocale } from '@/tests/builders/in-locale';
import { createItem } from '@/tests/builders/wardrobe-items';
import { onCall, ok, startApiServer } from '@/tests/setup/api-server';

const server = startApiServer();

it('names and shows a piece by its wardrobe, and one that is still to come by what its seller wrote', async () => {
  const piece = { brand: 'Kopi Cotton', category: 'bag', state: 'listed', since: '2026-11-01T04:00:00Z' };
  const pieces = [
    { ...piece, id: 'c-1', itemId: 'tote' },
    { ...piece, id: 'c-2', brand: 'Ling Fung', state: 'requested' },
  ];
  const tote = createItem(0, { id: 'tote', name: 'Raffia tote' });
  server.use(
    onCall('consignments', () => ok({ consignments: [{ id: 'o', number: 'C-HK-1', orderedAt: piece.since, currency: 'HKD', pieces }] })),
    onCall('sales', () => ok({ items: [tote], nextCursor: null, currency: 'HKD' })),
  );
  render(<Tracker />, { wrapper: await inLocale('en') });
  const named = await screen.findByText('Raffia tote');
  expect(named.closest('li')?.querySelector('img')).toHaveAttribute('src', expect.stringContaining(tote.picture.name));
  expect(screen.getByText('Ling Fung')).toBeVisible();
  expect(screen.queryByText('Kopi Cotton')).toBeNull();
});
