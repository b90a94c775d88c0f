import type { UseQueryResult } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BasketContents } from '@/components/wardrobe/basket/basket-contents';
import { type BasketControl, newBasketDraft } from '@/components/wardrobe/basket/use-basket';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { RequestQuote } from '@/lib/contract/item-requests';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItemRequest } from '@/tests/builders/item-requests';
import { createItem } from '@/tests/builders/wardrobe-items';
import { listen } from '@/tests/setup/listen';
import { standIn } from '@/tests/setup/stand-in';

const router = { isReady: true, pathname: '/items', asPath: '/items', query: {} };
const sendCall = vi.fn();
await standIn(import('next/router'), { useRouter: () => router });
await standIn(import('@/services/http/send-call'), { sendCall });

const LINE = { itemId: 'shirt', action: 'care' as const, service: 'dry-cleaning' as const, note: '' };
const basket = {
  draft: newBasketDraft({ lines: [LINE], isRush: false }),
  remove: vi.fn(),
  change: vi.fn(),
  changeLine: vi.fn(),
} as Partial<BasketControl> as BasketControl;

function contents(problem: 'unavailable' | null, piece: Partial<WardrobeItem> = {}) {
  const data: RequestQuote = {
    lines: [{ ...LINE, price: 18_000, problem }],
    extras: [],
    usesFreeDelivery: false,
    needsBooking: false,
    total: 18_000,
    currency: 'HKD',
    validUntil: '2099-01-01T00:00:00Z',
  };
  return (
    <BasketContents
      basket={basket}
      items={[createItem(0, { id: 'shirt', name: 'Sky linen shirt', ...piece })]}
      quote={{ data, isError: false } as UseQueryResult<RequestQuote>}
      booking={null}
      country="hk"
      failure={null}
      onChangeVisit={() => undefined}
      isAsked={false}
    />
  );
}

it.each([
  ['shoes', 'ankle-boots', ['Dry cleaning', 'Repair', 'Authentication']],
  ['tops', 'shirt', ['Dry cleaning', 'Repair', 'Alteration', 'Authentication']],
] as const)('offers for %s the care that suits them, and what is chosen already', (category, kind, services) => {
  renderWithTexts(contents(null, { category, kind }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(services);
});

it('says aloud that what stands in its way is its own request, which has arrived', async () => {
  const arrived = createItemRequest({
    lines: [{ ...LINE, itemName: 'Sky linen shirt', picture: { name: 'garment-linen-shirt' }, price: 18_000, status: 'booked' }],
  });
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: { requests: [arrived], nextCursor: null } });
  const { rerender } = renderWithTexts(contents(null));
  const spoken = listen();
  expect(spoken()).toBe('');
  rerender(contents('unavailable'));
  expect(await screen.findByText('Request R-0001 is already booked')).toBeVisible();
  expect(spoken()).toContain('Request R-0001 is already booked');
});
