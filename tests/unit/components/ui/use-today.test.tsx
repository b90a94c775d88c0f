import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from '@/components/ui/hooks/use-today';
import { inLocale } from '@/tests/builders/in-locale';

const Shown = () => <p>{useToday()}</p>;

afterEach(() => void vi.useRealTimers());

it('is the day of the region, and the next one once it has begun there', async () => {
  const wrapper = await inLocale('en');
  vi.useFakeTimers({ now: new Date('2026-11-20T15:59:50Z') });
  const { unmount } = render(<Shown />, { wrapper });
  // Midnight in Hong Kong is 16:00 UTC.
  expect(screen.getByText('2026-11-20')).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-11-21')).toBeVisible();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
