import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
const startPresence = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });
await standIn(import('@/services/presence/start-presence'), { startPresence });

const { pausePresence } = await import('@/services/presence/pause-presence');
const { cancelPresenceAttempt, readPresence, registerPresence } = await import('@/services/presence/presence-handle');

const MEMBER = { id: 'm1', firebase_custom_token: 'custom', fcmtoken: null };
const OFFLINE = { kind: 'network' };
const work = (isMember: boolean) => vi.fn(() => Promise.resolve({ isMember }));

beforeEach(() => {
  vi.useFakeTimers();
  startPresence.mockResolvedValue(undefined);
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: { user: MEMBER } });
});
afterEach(() => {
  cancelPresenceAttempt();
  registerPresence(null);
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('leaves before the call and comes back after it', async () => {
  const signOut = vi.fn(async () => registerPresence(null));
  registerPresence({ signOut } as never);
  const call = work(true);
  await pausePresence(call);
  expect(signOut).toHaveBeenCalledBefore(call);
  await vi.waitFor(() => expect(startPresence).toHaveBeenCalledWith(MEMBER, expect.any(Function)), 10_000);
  expect(call).toHaveBeenCalledBefore(startPresence);
});

test('nobody comes back as a member who is none any more', async () => {
  await pausePresence(work(false));
  expect(sendCall).not.toHaveBeenCalled();
  expect(startPresence).not.toHaveBeenCalled();
});

test('without a network the call’s end is not held up, and presence is there once the network is', async () => {
  sendCall.mockResolvedValue(OFFLINE);
  await pausePresence(work(true));
  await vi.waitFor(() => expect(readPresence()).toBe('unavailable'), 10_000);
  expect(startPresence).not.toHaveBeenCalled();
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: { user: MEMBER } });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(startPresence).toHaveBeenCalledOnce(), 10_000);
});

test('pressed again while it waits for the network: one of the two comes back', async () => {
  sendCall.mockResolvedValue(OFFLINE);
  await pausePresence(work(true));
  await vi.waitFor(() => expect(readPresence()).toBe('unavailable'), 10_000);
  await pausePresence(work(true));
  await vi.waitFor(() => expect(sendCall).toHaveBeenCalledTimes(2), 10_000);
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: { user: MEMBER } });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(startPresence).toHaveBeenCalled(), 10_000);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(startPresence).toHaveBeenCalledOnce();
});

test('a session that is gone is not asked about again', async () => {
  sendCall.mockResolvedValue({ kind: 'rejected', status: 401, code: 'UNAUTHENTICATED' });
  await pausePresence(work(true));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sendCall).toHaveBeenCalledOnce();
});
