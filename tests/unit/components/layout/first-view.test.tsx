import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { untilFirstView } from '@/components/layout/first-view';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { events } from '@/tests/setup/memory-router';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const shown = vi.fn();
const busy = (key: string) => (
  <LoadingRegion key={key}>
    <i />
  </LoadingRegion>
);

afterEach(() => void vi.restoreAllMocks().clearAllMocks().useRealTimers());

it('the first view is there once no part is loading and the pictures in the window have come', async () => {
  const page = renderWithTexts(<main>{busy('account')}</main>);
  void untilFirstView().then(shown);
  // One region takes another's place.
  page.rerender(<main>{busy('pieces')}</main>);
  await act(async () => undefined);
  expect(shown).not.toHaveBeenCalled();
  const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  page.rerender(<main />);
  const picture = new Image();
  page.container.querySelector('main')?.append(picture);
  await expect.poll(() => isComplete.mock.calls.length).toBe(1);
  expect(shown).not.toHaveBeenCalled();
  picture.dispatchEvent(new Event('load'));
  await expect.poll(() => shown.mock.calls.length).toBe(1);
});

it('nobody waits for it for ever', async () => {
  vi.useFakeTimers();
  renderWithTexts(<main>{busy('account')}</main>);
  void untilFirstView().then(shown);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown).toHaveBeenCalledOnce();
  expect(events.off.mock.lastCall).toEqual(events.on.mock.lastCall);
});

it('whoever goes to another page waits for nothing, and no timer is left', async () => {
  vi.useFakeTimers();
  renderWithTexts(<main>{busy('account')}</main>);
  void untilFirstView().then(shown);
  const [, leave] = events.on.mock.lastCall ?? [];
  leave?.('/outfit?tab=mine', { shallow: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).not.toHaveBeenCalled();
  leave?.('/chat', { shallow: false });
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});
