import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BookingState } from '@/components/booking/booking-props';
import { HoldCountdown } from '@/components/booking/hold-countdown';
import { useSlotHold, type SlotHolding } from '@/components/booking/use-slot-hold';
import { standIn } from '@/tests/setup/stand-in';
import { inLocale, renderWithTexts } from '@/tests/setup/render-with-texts';
import booking from '@/locales/en/booking.json';

const holdSlot = vi.fn();
await standIn(import('@/services/booking/hold-slot'), { holdSlot });

const BEGUN = Date.parse('2026-11-27T09:00:00+08:00');
const MINUTE_MS = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: BEGUN }));
afterEach(() => void vi.useRealTimers());

const holding = {
  status: 'idle',
  keepsPlace: true,
  nextFree: [],
  ensure: async () => true,
  extend: async () => undefined,
} as unknown as SlotHolding;

const date = { date: '2026-12-01', time: '09:00-11:00' };
const countdown = (hold: object | null, status = 'idle') => (
  <HoldCountdown
    state={{ hold, booking: { date } } as unknown as BookingState}
    holding={{ ...holding, status } as SlotHolding}
    onChooseAgain={() => undefined}
  />
);
const heldNow = () => ({ ...date, id: 'hold-1', expiresAt: new Date(Date.now() + 10 * MINUTE_MS).toISOString(), extensionsLeft: 2 });
const shown = () => void renderWithTexts(countdown(heldNow()));

/** The clock goes on and no timer is called: a device that sleeps, or a page that a browser has frozen. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
const tick = () => act(() => vi.advanceTimersByTime(1000));

it('stands at what is left, not at what was counted, after a sleep', () => {
  shown();
  expect(screen.getByText('10:00')).toBeInTheDocument();
  sleep(7 * MINUTE_MS);
  tick();
  expect(screen.getByText('2:59')).toBeInTheDocument();
});

it('says that the time is over where it ended meanwhile', () => {
  shown();
  sleep(3 * 60 * MINUTE_MS);
  tick();
  expect(screen.getByRole('alert')).toHaveTextContent(booking.hold.over);
});

it('keeps its place while the time is asked for, and then begins at the ten minutes, however long the choice took', () => {
  const { rerender } = renderWithTexts(countdown(null, 'pending'));
  expect(screen.getByText(/1 Dec/)).toBeVisible();
  expect(screen.getByText(booking.hold.yours)).not.toBeVisible();
  sleep(2 * MINUTE_MS);
  rerender(countdown(heldNow()));
  expect(screen.getByText('10:00')).toBeVisible();
});

it('of a provider that gives none keeps no place at a second choice', async () => {
  holdSlot.mockResolvedValueOnce({ kind: 'unavailable' }).mockReturnValue(new Promise(() => undefined));
  const state = { hold: null, onHold: () => undefined } as unknown as BookingState;
  const { result } = renderHook(() => useSlotHold(state, () => undefined, null), { wrapper: inLocale('en') });
  await act(() => result.current.ensure(date));
  await act(async () => void result.current.ensure({ ...date, time: '14:00-16:00' }));
  expect(holdSlot).toHaveBeenCalledTimes(2);
  // Continue stays busy, but nothing is laid out for a hold.
  expect(result.current).toMatchObject({ status: 'pending', keepsPlace: false });
  const { container } = renderWithTexts(
    <HoldCountdown
      state={{ hold: null, booking: { date } } as unknown as BookingState}
      holding={result.current}
      onChooseAgain={() => undefined}
    />,
  );
  expect(container.innerHTML).toBe(renderWithTexts(<></>).container.innerHTML);
});
