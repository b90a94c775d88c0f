import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoomNotices } from '@/components/wardrobe/room/room-notices';
import { RoomSummary } from '@/components/wardrobe/room/room-summary';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { inLocale } from '@/tests/builders/in-locale';
import { SITES } from '@/tests/builders/sites';
import { listen } from '@/tests/setup/listen';
import texts from '@/locales/en/items.json';

const english = await inLocale('en');
afterEach(() => vi.restoreAllMocks());

it('says aloud that the network is gone, and nothing once it is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<RoomNotices rest={null} />, { wrapper: english });
  const spoken = listen();
  expect(spoken()).toBe('');
  const turn = (isOnline: boolean) =>
    act(() => {
      onLine.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  turn(false);
  expect(spoken()).toBe(texts.offline);
  turn(true);
  expect(spoken()).toBe('');
});

it.each(SITES)('leads in $country from the places of a plan to more of them, full or not', async ({ locale, currency }) => {
  const wrapper = await inLocale(locale);
  for (const [itemsUsed, name] of [
    [12, texts.summary.change],
    [20, texts.summary.addPlaces],
  ] as const) {
    const used = { itemsUsed, itemsAllowed: 20 };
    const plan = {
      ...used,
      packages: [{ package: 'x' as const, ...used }],
      freeDeliveriesLeft: 1,
      freeDeliveriesAllowed: 1,
      renewsOn: '2026-12-01',
    };
    const counts = { visitCount: 0, itemCount: 0, countsByState: [], pricesToApprove: 0 };
    const data: SummaryQuery['data'] = { plan, nextBooking: null, ...counts, version: 1, currency };
    const summary: SummaryQuery = { data, isPending: false, isFetching: false, failureCount: 0, refetch: vi.fn() };
    const { unmount } = render(<RoomSummary summary={summary} onShowPrices={vi.fn()} onShowRequests={vi.fn()} />, { wrapper });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/plan');
    unmount();
  }
});
