import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { API, onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { sendCall } from '@/services/http/send-call';
import { onSessionExpired, type RefusedCall } from '@/services/http/session-expiry';
import { startStallTimer, type StallTimer } from '@/services/http/timeouts';

const server = startApiServer();
let refused: RefusedCall[] = [];
let stop = () => undefined as void;

/** Knows one token; whatever else comes is refused. @returns the tokens that came */
function apiThatKnows(token: string, status = 401): (string | null)[] {
  const seen: (string | null)[] = [];
  server.use(
    http.all(`${API}/ext/*`, ({ request }) => {
      const bearer = request.headers.get('authorization');
      seen.push(bearer);
      return bearer === `Bearer ${token}`
        ? ok({ sent: true, sessions: [] })
        : HttpResponse.json({ statusCode: 401, message: 'no', data: null, code: 'UNAUTHENTICATED' }, { status });
    }),
  );
  return seen;
}

beforeEach(() => {
  refused = [];
  stop = onSessionExpired((call) => void refused.push(call));
  writeCookie('accessToken', 'ended', 60);
});
afterEach(() => {
  stop();
  removeCookie('accessToken');
});

describe('a call whose session has ended', () => {
  it.each([401, 200])('waits, and is made again with the new session (HTTP %i)', async (status) => {
    const seen = apiThatKnows('new', status);
    const outcome = sendCall('sendVerification');
    await expect.poll(() => refused).toHaveLength(1);
    expect(refused[0]?.isRead).toBe(false);
    writeCookie('accessToken', 'new', 60);
    refused[0]?.answer(true);
    expect(await outcome).toMatchObject({ kind: 'ok', data: { sent: true, sessions: [] } });
    expect(seen).toEqual(['Bearer ended', 'Bearer new']);
  });

  it('listens anew with the new session: the time of a login is nobody’s silence', async () => {
    apiThatKnows('new');
    const begun: (StallTimer & { stop: Mock })[] = [];
    const startTimer = () => {
      const timer = { ...startStallTimer(60_000), stop: vi.fn() };
      begun.push(timer);
      return timer;
    };
    const outcome = sendCall('exportWardrobe', { query: { locale: 'en' }, startStallTimer: startTimer });
    await expect.poll(() => refused).toHaveLength(1);
    expect(begun.map(({ stop }) => stop.mock.calls.length)).toEqual([1]);
    writeCookie('accessToken', 'new', 60);
    refused[0]?.answer(true);
    await outcome;
    expect(begun.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
  });

  it('that is given up is refused as the server said, and made once', async () => {
    const seen = apiThatKnows('new');
    const outcome = sendCall('sessions');
    await expect.poll(() => refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ isRead: true, hadToken: true });
    refused[0]?.answer(false);
    expect(await outcome).toMatchObject({ kind: 'rejected', code: 'UNAUTHENTICATED' });
    expect(seen).toHaveLength(1);
  });

  it('is made again at once when another tab has logged in meanwhile', async () => {
    const seen = apiThatKnows('new');
    server.use(
      onCall(
        'sessions',
        () => (writeCookie('accessToken', 'new', 60), HttpResponse.json({ statusCode: 401, message: 'no', data: null }, { status: 401 })),
        { once: true },
      ),
    );
    expect(await sendCall('sessions')).toMatchObject({ kind: 'ok' });
    expect(seen).toEqual(['Bearer new']);
    expect(refused).toEqual([]);
  });

  it('asks nobody when the login details are wrong, or when nobody listens', async () => {
    apiThatKnows('new');
    server.use(onCall('login', () => no(401, 'CREDENTIALS_WRONG')));
    expect(await sendCall('login', { body: { email: 'a@example.com', password: 'x', ip: '' } })).toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
    expect(refused).toEqual([]);
    stop();
    expect(await sendCall('sessions')).toMatchObject({ kind: 'rejected' });
  });
});
