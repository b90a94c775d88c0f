import { afterEach, expect, it, vi } from 'vitest';
import { onTabMessage, notifyOtherTabs } from '@/services/auth/session-channel';

afterEach(() => vi.unstubAllGlobals());

it('brings a message to another listener of the site', async () => {
  const heard = vi.fn();
  const stop = onTabMessage(heard);
  notifyOtherTabs('signed-out');
  await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith('signed-out');
  stop();
});

it.each([
  ['there is none, as in the web views of older apps', undefined],
  [
    'the browser refuses it, as Firefox does with cookies blocked',
    function BroadcastChannel() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('goes on without a channel where %s', (_reason, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(() => notifyOtherTabs('signed-in')).not.toThrow();
  const stop = onTabMessage(() => undefined);
  expect(() => stop()).not.toThrow();
});
