import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const env = vi.hoisted(() => ({ firebase: { projectId: 'p', messagingSenderId: '1', vapidKey: 'v' } }));
const messaging = vi.hoisted(() => ({ getMessaging: vi.fn(() => ({})), getToken: vi.fn() }));
const sendCall = vi.hoisted(() => vi.fn());
vi.mock('@/lib/config/env', () => ({ publicEnv: env }));
vi.mock('firebase/app', () => ({ getApps: () => [{}] }));
vi.mock('firebase/messaging', () => messaging);
vi.mock('@/services/http/send-call', () => ({ sendCall }));

const { askForPush, keepPushRegistered, pushState, rememberPushAnswer, turnPushOff } = await import('@/services/presence/push-token');
const { forgetPush, isThisDevice, pushPermission } = await import('@/services/presence/push-device');
const { registerPresence } = await import('@/services/presence/presence-handle');

const publishPushToken = vi.fn();
const unregister = vi.fn(() => Promise.resolve(true));
let workers: { active: { scriptURL: string }; unregister: () => Promise<boolean> }[];
const register = vi.fn((address: string) => {
  workers = [{ active: { scriptURL: `https://hk.example.com${address}` }, unregister }];
  return Promise.resolve({});
});
let answer: NotificationPermission;

beforeEach(() => {
  env.firebase = { projectId: 'p', messagingSenderId: '1', vapidKey: 'v' };
  answer = 'granted';
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: () => Promise.resolve((notification.permission = answer)),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: () => Promise.resolve(workers) },
  });
  workers = [{ active: { scriptURL: 'https://hk.example.com/another.js' }, unregister: vi.fn() }];
  messaging.getToken.mockResolvedValue('device-token');
  sendCall.mockResolvedValue({ kind: 'ok', data: {} });
  registerPresence({
    uid: `m-${Math.random()}`,
    database: {} as never,
    reconnect: vi.fn(),
    publishPushToken,
    goOffline: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('nobody is asked where messaging is not configured, or was asked before', () => {
  expect(pushState()).toBe('may ask');
  rememberPushAnswer();
  expect(pushState()).toBe('closed');
  localStorage.clear();
  env.firebase.vapidKey = '';
  expect(pushState()).toBe('closed');
});

test('a yes gives the token of the device to the account and to the presence record, and the worker its language', async () => {
  expect(await askForPush('/zh/chat')).toBe(true);
  expect(register).toHaveBeenCalledWith('/push-worker.js?chat=%2Fzh%2Fchat');
  expect(sendCall).toHaveBeenCalledWith('updateUser', { body: { fcmtoken: 'device-token' } });
  expect(publishPushToken).toHaveBeenCalledWith('device-token');
});

test('a no, a service without an answer, or an account that does not take it: no token anywhere', async () => {
  answer = 'denied';
  expect(await askForPush('/chat')).toBe(false);
  expect(messaging.getToken).not.toHaveBeenCalled();
  answer = 'granted';
  vi.useFakeTimers();
  messaging.getToken.mockReturnValue(new Promise(() => undefined));
  const asked = askForPush('/chat');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBe(false);
  expect(sendCall).not.toHaveBeenCalled();
  vi.useRealTimers();
  messaging.getToken.mockResolvedValue('device-token');
  sendCall.mockResolvedValue({ kind: 'unreachable' });
  expect(await askForPush('/chat')).toBe(false);
  expect(publishPushToken).not.toHaveBeenCalled();
});

test('where the permission stands, the next member of this browser gets the token too, once a page', async () => {
  await keepPushRegistered('/chat');
  await keepPushRegistered('/chat');
  expect(sendCall).toHaveBeenCalledTimes(1);
});

test('notifications come to the device that was switched on last', async () => {
  expect(await isThisDevice('device-token')).toBe(false);
  await askForPush('/chat');
  expect(await isThisDevice('device-token')).toBe(true);
  expect(await isThisDevice('a newer one')).toBe(false);
  expect(await isThisDevice(null)).toBe(false);
  workers = [];
  expect(await isThisDevice('device-token')).toBe(false);
});

test('switched off: the account forgets the device, its worker goes, and the chat does not bring it back', async () => {
  await askForPush('/chat');
  expect(await turnPushOff()).toBe(true);
  expect(sendCall).toHaveBeenLastCalledWith('updateUser', { body: { fcmtoken: '' } });
  expect(publishPushToken).toHaveBeenLastCalledWith('');
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(pushPermission()).toBe('granted');
  expect(pushState()).toBe('closed');
  // A logout is no reason to begin again.
  await forgetPush();
  expect(pushState()).toBe('closed');
  await askForPush('/chat');
  expect(pushState()).toBe('granted');
});

test('an account that does not take the switching off: nothing has changed', async () => {
  await askForPush('/chat');
  sendCall.mockResolvedValue({ kind: 'unreachable' });
  expect(await turnPushOff()).toBe(false);
  expect(unregister).not.toHaveBeenCalled();
  expect(await isThisDevice('device-token')).toBe(true);
});

test('a browser without notifications, and a site without messaging', () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  expect(pushPermission()).toBe('absent');
  vi.stubGlobal('PushManager', vi.fn());
  env.firebase.projectId = '';
  expect(pushPermission()).toBe('absent');
});

test('a press before the sign-in has come about waits for it; where there is none it says so at once', async () => {
  vi.useFakeTimers();
  registerPresence(null);
  const asked = askForPush('/chat');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(register).not.toHaveBeenCalled();
  registerPresence({
    uid: 'm-late',
    database: {} as never,
    reconnect: vi.fn(),
    publishPushToken,
    goOffline: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
  });
  expect(await asked).toBe(true);
  registerPresence('unavailable');
  expect(await askForPush('/chat')).toBe(false);
});

test('a sign-in that never comes is not waited for without end', async () => {
  vi.useFakeTimers();
  registerPresence(null);
  const asked = askForPush('/chat');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBe(false);
});

test.each([
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
])(
  'each notice is shown beside the others, and once; the newest answer stands for the chat, and is heard (%s)',
  async (browser, userAgent) => {
    const shown: { tag: string; renotify?: boolean; silent?: boolean }[] = [];
    const pages: { url: string; visibilityState: string }[] = [];
    const heard: Record<string, (event: object) => void> = {};
    const self = {
      location: { href: 'https://hk.example/push-worker.js?chat=%2Fzh%2Fchat' },
      navigator: { userAgent },
      clients: { matchAll: async () => pages },
      registration: { showNotification: (_title: string, options: { tag: string }) => void shown.push(options) },
      addEventListener: (name: string, listener: (event: object) => void) => void (heard[name] = listener),
    };
    new Function('self', readFileSync('public/push-worker.js', 'utf8'))(self);
    const dataOf = (title: string, path: string) => ({ json: () => ({ notification: { title, body: 'Camel coat' }, data: { path } }) });
    const push = (title: string, path: string) => new Promise((done) => heard.push?.({ data: dataOf(title, path), waitUntil: done }));
    for (const title of ['A price to approve', 'Collected', 'Collected']) await push(title, '/items');
    for (const title of ['An answer', 'Another']) await push(title, '/chat');
    expect(new Set(shown.slice(0, 3).map(({ tag }) => tag)).size).toBe(2);
    expect(shown.slice(3)).toMatchObject(Array(2).fill({ tag: '/zh/chat', renotify: true }));

    // After three pushes that show nothing, Safari sends no more: there one is also shown, without a sound, to whoever looks at its page.
    pages.push({ url: 'https://hk.example/zh/chat?from=push', visibilityState: 'visible' });
    await push('A third', '/chat');
    expect(shown.slice(5)).toMatchObject(browser === 'Safari' ? [{ tag: '/zh/chat', renotify: false, silent: true }] : []);
    expect(shown).toHaveLength(browser === 'Safari' ? 6 : 5);
  },
);
