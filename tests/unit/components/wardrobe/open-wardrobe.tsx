import { screen, within } from '@testing-library/react';
import { FilledWardrobe } from '@/components/wardrobe/room/filled-wardrobe';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { SITES } from '@/tests/builders/sites';
import { createItem } from '@/tests/builders/wardrobe-items';
import { router, sendCall } from './wardrobe-stand-ins';

const ITEMS = [
  createItem(0, { id: 'coat', name: 'Camel wool coat', state: 'stored', category: 'outerwear' }),
  createItem(1, { id: 'shirt', name: 'Sky linen shirt', state: 'stored', category: 'tops' }),
  createItem(2, { id: 'qipao', name: 'Jade silk qipao', state: 'at-home', category: 'traditional' }),
];
export const cards = () =>
  within(screen.getByRole('list', { name: 'Your pieces' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

export function open(
  query: Record<string, unknown> = {},
  summary: SummaryQuery | null = null,
  member = 'mei',
  site: (typeof SITES)[number] = SITES[0],
) {
  router.query = query;
  return renderWithTexts(
    <FilledWardrobe
      firstName="Mei"
      loaded={{ items: ITEMS, nextCursor: null, itemCount: 3, currency: site.currency, version: 1 }}
      isComplete
      rest={null}
      summary={summary}
      carePrices={{
        repair: { amount: 22_000, currency: 'HKD' },
        alteration: { amount: 9_000, currency: 'SGD' },
        donation: { amount: 0, currency: 'HKD' },
      }}
    />,
    { locale: site.locale, registry: storesOf({ id: member, email: `${member}@example.com`, firstName: 'Mei', lastName: 'Chan' }) },
  );
}

/** Each piece in care costs the same; nothing but prices can be reached. */
export function answerPrices() {
  sendCall.mockImplementation(async (name: string, { body }: { body?: { lines: { itemId: string; action: string }[] } }) => {
    if (name !== 'quoteItemRequests') return { kind: 'unreachable' };
    const lines = (body?.lines ?? []).map((line) => ({ ...line, price: line.action === 'care' ? 18_000 : 0, problem: null }));
    return {
      kind: 'ok',
      status: 200,
      data: {
        quote: {
          lines,
          extras: [],
          usesFreeDelivery: false,
          needsBooking: false,
          total: 18_000 * lines.length,
          currency: 'HKD',
          validUntil: '2030-01-01T00:00:00+08:00',
        },
      },
    };
  });
}

/** Under which keys the basket was sent so far. */
export const sentKeys = () =>
  sendCall.mock.calls
    .filter(([name]) => name === 'createItemRequests')
    .map(([, options]) => (options as { idempotencyKey: string }).idempotencyKey);
