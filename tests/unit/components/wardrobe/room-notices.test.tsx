import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoomNotices } from '@/components/wardrobe/room/room-notices';
import { RoomSummary } from '@/components/wardrobe/room/room-summary';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { SITES } from '@/tests/builders/sites';
import { listen } from '@/tests/setup/listen';
import texts from '@/locales/en/items.json';

afterEach(() => vi.restoreAllMocks());

it('says aloud that the network is gone, and nothing once it is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderWithTexts(<RoomNotices rest={null} />);
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

it.each(SITES)('leads in $country from the places of a plan to more of them, full or not', ({ locale, currency }) => {
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
    const { unmount } = renderWithTexts(<RoomSummary summary={summary} onShowPrices={vi.fn()} onShowRequests={vi.fn()} />, { locale });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/plan');
    unmount();
  }
});
