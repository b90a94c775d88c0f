import { readFileSync } from 'node:fs';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordStep } from '@/components/auth/password-step';
import { useFinishedSignIn } from '@/components/auth/use-finished-sign-in';
import { SignedOutCard } from '@/components/auth/signed-out-card';
import { LOCALE_CODES } from '@/lib/config/locales';
import { SESSION_MARK } from '@/lib/config/inline-scripts';
import { writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { beginSession, keepDeviceToken, knownDevices } from '@/services/auth/begin-session';
import { isMarkedIn, onSessionMark, readAccessToken } from '@/services/auth/session';
import { apiClient } from '@/services/http/api-client';
import { inLocale, renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ asPath: '/items', pathname: '/items', replace: () => undefined }) });
await standIn(import('@/services/region'), { getVisitorIp: () => Promise.resolve('') });

const SESSION_START = readFileSync('public/session-start.js', 'utf8');
const TOKEN = 'a-token-of-somebody';

const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
const forbid = () => {
  throw new DOMException('forbidden', 'SecurityError');
};
const cookieIs = (get: () => string, set: (text: string) => void) =>
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });
const read = (): string => String(own?.get?.call(document));

/** How browsers refuse. */
const WAYS = {
  'are dropped without a word': () =>
    cookieIs(
      () => '',
      () => undefined,
    ),
  'must not be written, which throws': () => cookieIs(read, forbid),
  'must not be touched at all': () => cookieIs(forbid, forbid),
  'are too large for it': () => cookieIs(read, (text) => text.length < 4_096 && own?.set?.call(document, text)),
};
const tokenFor = (way: string) => (way === 'are too large for it' ? 'x'.repeat(5_000) : TOKEN);

beforeEach(() => {
  document.cookie = 'accessToken=; Max-Age=0';
  delete document.documentElement.dataset.session;
  delete window.__refusedToken;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  vi.restoreAllMocks();
});

describe.each(Object.entries(WAYS))('cookies that %s', (way, refuse) => {
  it('begin no session, and nobody is told of one', () => {
    refuse();
    const heard = vi.fn();
    const stop = onSessionMark(heard);
    expect(beginSession(tokenFor(way))).toBe(false);
    expect([readAccessToken(), isMarkedIn(), heard.mock.calls.length]).toEqual([null, false, 0]);
    stop();
  });

  it('break no page', () => {
    refuse();
    expect(() => {
      writeCookie('skipRedirectModal', 'true', 60);
      removeCookie('accessToken');
    }).not.toThrow();
    new Function(SESSION_MARK)();
    expect(document.documentElement.dataset.session).toBe('out');
  });

  it('are noticed where a link brings the session', async () => {
    refuse();
    // jsdom reads a long one back; a browser would not have kept it, and an address takes up to 4,096.
    const token = way === 'are too large for it' ? 'x'.repeat(4_090) : TOKEN;
    window.history.replaceState(null, '', `/items?token=${token}`);
    new Function(SESSION_START)();
    new Function(SESSION_MARK)();
    expect([window.__refusedToken, location.search, document.documentElement.dataset.session]).toEqual([true, '', 'out']);
    renderWithTexts(<SignedOutCard level={1} />);
    expect((await screen.findByRole('alert')).textContent).toContain('blocks cookies');
  });

  it.each(LOCALE_CODES)('are named by the login in %s, which does not call it a success', async (locale) => {
    refuse();
    vi.spyOn(apiClient(), 'request').mockResolvedValue({
      status: 200,
      data: { statusCode: 200, data: { accessToken: tokenFor(way) } },
      headers: {},
    });
    const { container } = renderWithTexts(<PasswordStep email="ada@example.com" onChangeEmail={() => undefined} />, { locale });
    const field = container.querySelector<HTMLInputElement>('input[name="password"]');
    if (!field) throw new Error('No field');
    fireEvent.change(field, { target: { value: 'a quiet drawer' } });
    fireEvent.submit(field.form as HTMLFormElement);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/cookie/i));
  });
});

it('a sign-in with a provider goes nowhere when its cookie is refused', async () => {
  WAYS['are dropped without a word']();
  const pending = {
    provider: 'google',
    locale: 'en',
    state: 'state',
    redirectUri: 'http://localhost/login/callback/google',
    startedAt: Date.now(),
  };
  sessionStorage.setItem('pending-sign-in', JSON.stringify(pending));
  window.__signInAnswer = 'state=state&code=code';
  vi.spyOn(apiClient(), 'request').mockResolvedValue({ status: 200, data: { statusCode: 200, data: { accessToken: TOKEN } }, headers: {} });
  const { result } = renderHook(() => useFinishedSignIn('google'), { wrapper: inLocale('en') });
  await waitFor(() => expect(result.current.state).toEqual({ status: 'unkept' }));
  expect(readAccessToken()).toBeNull();
});

it('a session whose cookie is kept begins', () => {
  expect(beginSession(TOKEN, 'device')).toBe(true);
  expect([readAccessToken(), isMarkedIn(), knownDevices()]).toEqual([TOKEN, true, { deviceTokens: ['device'] }]);
});

it('a browser keeps the newest five of what the API knows it by, each once, and reads nothing else', () => {
  for (const token of ['1', '2', '3', '4', '5', '6', '4']) keepDeviceToken(token);
  keepDeviceToken(undefined);
  expect(knownDevices()).toEqual({ deviceTokens: ['4', '6', '5', '3', '2'] });
  for (const broken of ['{', '7', '[1,{}]']) {
    localStorage.setItem('known-devices', broken);
    expect(knownDevices()).toEqual({});
  }
});

it('the login shows what it was given, and nothing where it was given nothing', async () => {
  const request = vi
    .spyOn(apiClient(), 'request')
    .mockResolvedValue({ status: 401, data: { statusCode: 401, code: 'CREDENTIALS_WRONG', data: null }, headers: {} });
  const submit = async () => {
    const { container, unmount } = renderWithTexts(<PasswordStep email="ada@example.com" onChangeEmail={() => undefined} />);
    const field = container.querySelector<HTMLInputElement>('input[name="password"]');
    if (!field) throw new Error('No field');
    fireEvent.change(field, { target: { value: 'a quiet drawer' } });
    fireEvent.submit(field.form as HTMLFormElement);
    await screen.findByRole('alert');
    unmount();
  };
  await submit();
  keepDeviceToken('device');
  await submit();
  expect(request.mock.calls.map(([{ data }]) => (data as { deviceTokens?: string[] }).deviceTokens)).toEqual([undefined, ['device']]);
});
