import { afterEach, expect, it, vi } from 'vitest';
import { untilFirstView } from '@/components/layout/first-view';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
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
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown).not.toHaveBeenCalled();
  const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  page.rerender(<main />);
  const picture = new Image();
  page.container.querySelector('main')?.append(picture);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([shown.mock.calls.length, isComplete.mock.calls.length]).toEqual([0, 1]);
  picture.dispatchEvent(new Event('load'));
  await expect.poll(() => shown.mock.calls.length).toBe(1);
});

it('nobody waits for it for ever', async () => {
  vi.useFakeTimers();
  renderWithTexts(<main>{busy('account')}</main>);
  void untilFirstView().then(shown);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shown).toHaveBeenCalledOnce();
});
