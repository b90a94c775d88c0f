import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from '@/components/ui/hooks/use-today';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const Shown = () => <p>{useToday()}</p>;

afterEach(() => void vi.useRealTimers());

it('is the day of the region, and the next one once it has begun there', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:59:50Z') });
  const { unmount } = renderWithTexts(<Shown />);
  // Midnight in Hong Kong is 16:00 UTC.
  expect(screen.getByText('2026-11-20')).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-11-21')).toBeVisible();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
