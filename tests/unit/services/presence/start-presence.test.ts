import { goOffline } from 'firebase/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAB_COUNT_KEY } from '@/services/presence/start-presence';

const database = {};
const close = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const signIn = vi.hoisted(() => vi.fn());
const thrownOut = vi.hoisted(() => ({ listener: () => undefined as unknown }));
const leave = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const announce = vi.hoisted(() => vi.fn(() => ({ enter: vi.fn(), leave, publishPushToken: vi.fn(), stop: vi.fn() })));
const sendCall = vi.hoisted(() => vi.fn());
vi.mock('firebase/database', () => ({ goOffline: vi.fn(), goOnline: vi.fn() }));
vi.mock('@/services/presence/firebase-connection', () => ({
  connectFirebase: () => ({ database, signIn, close, onThrownOut: (listener: () => void) => (thrownOut.listener = listener) }),
}));
vi.mock('@/services/presence/announce', () => ({ announce }));
vi.mock('@/services/http/send-call', () => ({ sendCall }));

const { startPresence } = await import('@/services/presence/start-presence');
const { beginPresenceAttempt, cancelPresenceAttempt, currentPresence, leavePresence, registerPresence } =
  await import('@/services/presence/presence-handle');

const MEMBER = { id: 'm1', firebase_custom_token: 'custom', fcmtoken: null };

/** A sign-in that is under way until it is let go. */
function heldSignIn(): () => void {
  let go: () => void = () => undefined;
  signIn.mockImplementationOnce(() => new Promise<void>((resolve) => (go = resolve)));
  return () => go();
}

// Braces: what a hook gives back is called after the test.
beforeEach(() => {
  signIn.mockImplementation(() => Promise.resolve());
});
afterEach(async () => {
  await leavePresence();
  registerPresence(null);
  vi.clearAllMocks();
});

test('a sign-in that holds is online, counted, and left with the session', async () => {
  await startPresence(MEMBER);
  expect(currentPresence()?.uid).toBe('m1');
  expect(localStorage.getItem(TAB_COUNT_KEY)).toBe('1');
  await leavePresence();
  expect(leave).toHaveBeenCalledWith(true);
  expect(close).toHaveBeenCalledOnce();
  expect(currentPresence()).toBeNull();
  expect(localStorage.getItem(TAB_COUNT_KEY)).toBeNull();
});

test('a sign-in that never ends counts as failed after half a minute, and its connection is closed', async () => {
  heldSignIn();
  vi.useFakeTimers();
  const started = startPresence(MEMBER);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await started).toBe('failed');
  vi.useRealTimers();
  expect(close).toHaveBeenCalledOnce();
  expect(announce).not.toHaveBeenCalled();
});

test('leaving without a network takes two seconds, and the connection is closed by then', async () => {
  await startPresence(MEMBER);
  leave.mockReturnValueOnce(new Promise(() => undefined));
  vi.useFakeTimers();
  const left = vi.fn();
  const leaving = leavePresence().then(left);
  await vi.advanceTimersByTimeAsync(1999);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await leaving;
  vi.useRealTimers();
  expect(close).toHaveBeenCalledOnce();
  expect(currentPresence()).toBeNull();
});

test('whoever ends the session while this tab leaves already waits for it: nothing is closed under the leaving', async () => {
  await startPresence(MEMBER);
  let letGo: () => void = () => undefined;
  leave.mockReturnValueOnce(new Promise<void>((resolve) => (letGo = resolve)));
  const leaving = currentPresence()?.goOffline();
  const signingOut = leavePresence();
  await Promise.resolve();
  expect(close).not.toHaveBeenCalled();
  letGo();
  await Promise.all([leaving, signingOut]);
  expect(leave).toHaveBeenCalledOnce();
  expect(vi.mocked(goOffline).mock.invocationCallOrder[0]).toBeLessThan(close.mock.invocationCallOrder[0] ?? 0);
});

test.each([
  ['another tab ended the session', leavePresence],
  ['a logout here began', async () => cancelPresenceAttempt()],
])('during the sign-in %s: signed out again, never announced, not counted', async (_, end) => {
  const letGo = heldSignIn();
  const started = startPresence(MEMBER);
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledOnce(), 10_000);
  await end();
  letGo();
  await started;
  expect(close).toHaveBeenCalledOnce();
  expect(announce).not.toHaveBeenCalled();
  expect(currentPresence()).toBeNull();
  expect(localStorage.getItem(TAB_COUNT_KEY)).toBeNull();
});

test('the session ended while the part itself was being fetched: no connection is opened', async () => {
  const isWanted = beginPresenceAttempt();
  await leavePresence();
  await startPresence(MEMBER, isWanted);
  expect(signIn).not.toHaveBeenCalled();
});

test('a refused sign-in of a session that is gone does not call the realtime database unavailable for the next', async () => {
  const { readPresence } = await import('@/services/presence/presence-handle');
  signIn.mockImplementationOnce(async () => {
    await leavePresence();
    throw new Error('auth/user-token-expired');
  });
  await startPresence(MEMBER);
  expect(readPresence()).toBe('none');
});

test('thrown out by the server and logged out while it is asked whether the session holds: it stays out', async () => {
  await startPresence(MEMBER);
  let answer: (value: unknown) => void = () => undefined;
  sendCall.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  thrownOut.listener();
  await vi.waitFor(() => expect(sendCall).toHaveBeenCalledOnce(), 10_000);
  cancelPresenceAttempt();
  answer({ kind: 'ok', status: 200, data: { user: MEMBER } });
  await vi.waitFor(() => expect(sendCall.mock.results[0]?.type).toBe('return'), 10_000);
  await new Promise((resolve) => setTimeout(resolve));
  expect(signIn).toHaveBeenCalledOnce();
});
