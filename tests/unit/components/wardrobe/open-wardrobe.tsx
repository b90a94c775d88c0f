import { render, screen, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { vi } from 'vitest';
import { FilledWardrobe } from '@/components/wardrobe/room/filled-wardrobe';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { ToastProvider } from '@/components/ui/overlays/toast-provider';
import { queryClient } from '@/services/http/query-client';
import { StoresProvider } from '@/stores/stores-provider';
import { useUserStore } from '@/stores/user-store';
import { inLocale } from '@/tests/builders/in-locale';
import { SITES } from '@/tests/builders/sites';
import { createItem } from '@/tests/builders/wardrobe-items';
import { router, sendCall } from './wardrobe-stand-ins';

const wrappers = { en: await inLocale('en'), 'en-SG': await inLocale('en-SG') };
const ITEMS = [
  createItem(0, { id: 'coat', name: 'Camel wool coat', state: 'stored', category: 'outerwear' }),
  createItem(1, { id: 'shirt', name: 'Sky linen shirt', state: 'stored', category: 'tops' }),
  createItem(2, { id: 'qipao', name: 'Jade silk qipao', state: 'at-home', category: 'traditional' }),
];
export const cards = () =>
  within(screen.getByRole('list', { name: 'Your pieces' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

/** As on the page: nothing of the wardrobe is there before its member is known. */
function Member({ id, children }: { id: string; children: ReactNode }) {
  const { user, receiveUser } = useUserStore((state) => state);
  useEffect(() => receiveUser({ id, email: `${id}@example.com`, firstName: 'Mei', lastName: 'Chan' }), [id, receiveUser]);
  return user ? children : null;
}

export function open(
  query: Record<string, unknown> = {},
  summary: SummaryQuery | null = null,
  member = 'mei',
  site: (typeof SITES)[number] = SITES[0],
) {
  router.query = query;
  return render(
    <StoresProvider locale={site.locale} promoBanner={null}>
      <ToastProvider>
        <Member id={member}>
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
          />
        </Member>
      </ToastProvider>
    </StoresProvider>,
    { wrapper: wrappers[site.locale] },
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

export function forgetAll() {
  queryClient().clear();
  window.localStorage.clear();
  vi.clearAllMocks();
}

/** Under which keys the basket was sent so far. */
export const sentKeys = () =>
  sendCall.mock.calls
    .filter(([name]) => name === 'createItemRequests')
    .map(([, options]) => (options as { idempotencyKey: string }).idempotencyKey);
