import { afterEach, expect, it, vi } from 'vitest';
import { loadAtLast } from '@/lib/load-at-last';

afterEach(() => void vi.unstubAllGlobals());

it('asks again each time the network comes back, until the part is there', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('footer');
  const part = loadAtLast(load);
  for (const calls of [1, 2]) {
    await expect.poll(() => load).toHaveBeenCalledTimes(calls);
    await new Promise((resolve) => setTimeout(resolve));
    browser.dispatchEvent(new Event('online'));
  }
  expect(await part).toBe('footer');
  browser.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
});
