import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { onCall, startApiServer } from '@/tests/setup/api-server';
import { queryClient } from '@/services/http/query-client';
import { onTabMessage } from '@/services/auth/session-channel';
import { loadSession } from '@/services/auth/load-session';

const server = startApiServer();
const TOKEN = 'a-token-of-a-member';
const USER = { id: 'user-1', email: 'mei@example.com', firstName: 'Mei' };
const ME = { statusCode: 200, message: 'OK', data: { user: { id: 'user-1', firebase_custom_token: 'custom', fcmtoken: null } } };
const INFORMATION = { statusCode: 200, message: 'OK', data: { user: USER, contacts: [], detailReferralCode: null } };

type Answer = () => Response | Promise<Response>;
const ok =
  (body: object): Answer =>
  () =>
    HttpResponse.json(body);
const failed =
  (status: number): Answer =>
  () =>
    HttpResponse.json({ statusCode: status, message: 'no', data: null }, { status });
const dead: Answer = () => HttpResponse.error();
const page: Answer = () => HttpResponse.html('<h1>Welcome to this hotel</h1>');
const unexpected: Answer = () => HttpResponse.json({ statusCode: 200, message: 'OK', data: { unexpected: [1] } });
const hiddenFailure: Answer = () => HttpResponse.json({ statusCode: 401, message: 'no', data: null });

function answers(me: Answer, information: Answer) {
  const counted = { me: 0, information: 0, referralCode: null as string | null };
  server.use(
    onCall('currentUser', () => (counted.me++, me())),
    onCall('userInformation', ({ request }) => {
      counted.information++;
      counted.referralCode = new URL(request.url).searchParams.get('referralCode');
      return information();
    }),
  );
  return counted;
}

beforeEach(() => {
  writeCookie('accessToken', TOKEN, 60);
  // The number of retries stays the product's; only the waiting between them goes.
  const defaults = queryClient().getDefaultOptions();
  queryClient().setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
});
afterEach(() => {
  removeCookie('accessToken');
});

describe('loading the session', () => {
  it('gives the information of a member, and the user to the realtime sign-in', async () => {
    const counted = answers(ok(ME), ok(INFORMATION));
    const onCurrentUser = vi.fn();
    const session = await loadSession({ referralCode: 'FRIEND', onCurrentUser });
    expect(session).toEqual({ kind: 'member', information: INFORMATION.data });
    expect(onCurrentUser).toHaveBeenCalledExactlyOnceWith(ME.data.user);
    expect(counted).toEqual({ me: 1, information: 1, referralCode: 'FRIEND' });
    expect(readCookie('accessToken')).toBe(TOKEN);
  });

  it.each<[string, Answer, Answer, 'refused' | 'unreachable']>([
    ['401 of the current user', failed(401), ok(INFORMATION), 'refused'],
    ['401 of the information', ok(ME), failed(401), 'refused'],
    ['403', failed(403), ok(INFORMATION), 'refused'],
    ['404', ok(ME), failed(404), 'refused'],
    ['a 401 inside HTTP 200', hiddenFailure, ok(INFORMATION), 'refused'],
    ['one refused and one without answer', failed(401), dead, 'refused'],
    ['information of nobody', ok(ME), ok({ ...INFORMATION, data: { ...INFORMATION.data, user: null } }), 'refused'],
    ['no answer', dead, dead, 'unreachable'],
    ['no answer of one', ok(ME), dead, 'unreachable'],
    ['429', failed(429), ok(INFORMATION), 'unreachable'],
    ['408, of a server or proxy that waited too long', failed(408), ok(INFORMATION), 'unreachable'],
    ['500', failed(500), ok(INFORMATION), 'unreachable'],
    ['503 of the information', ok(ME), failed(503), 'unreachable'],
    ['a page instead of an answer', page, page, 'unreachable'],
    ['a good status around something else', unexpected, unexpected, 'unreachable'],
    ['a good status around something else for the information', ok(ME), unexpected, 'unreachable'],
  ])('%s', async (_, me, information, kind) => {
    answers(me, information);
    expect(await loadSession()).toEqual({ kind });
    expect(readCookie('accessToken')).toBe(kind === 'refused' ? null : TOKEN);
    expect(document.documentElement.dataset.session).toBe(kind === 'refused' ? 'out' : document.documentElement.dataset.session);
  });

  it('asks a failing call four times before it concludes anything', async () => {
    const counted = answers(failed(503), ok(INFORMATION));
    await loadSession();
    expect(counted).toMatchObject({ me: 4, information: 1 });
  });

  it.each([
    ['both refuse', failed(401), failed(401)],
    ['one refuses and the other hangs', () => new Promise<Response>(() => undefined), failed(401)],
    ['one refuses and the other is broken', failed(401), failed(503)],
    ['one refuses inside of a success', hiddenFailure, ok(INFORMATION)],
  ])('asks once and tells the other tabs, where %s: a session that has ended does not come back', async (_name, me, information) => {
    const heard: string[] = [];
    const stop = onTabMessage((message) => heard.push(message));
    const counted = answers(me, information);
    expect(await loadSession()).toEqual({ kind: 'refused' });
    expect(readCookie('accessToken')).toBeNull();
    expect(counted.me).toBe(1);
    await expect.poll(() => heard).toEqual(['ended']);
    stop();
  });

  it('leaves a newer session alone', async () => {
    answers(() => (writeCookie('accessToken', 'somebody-newer', 60), failed(401)()), ok(INFORMATION));
    expect(await loadSession()).toEqual({ kind: 'superseded' });
    expect(readCookie('accessToken')).toBe('somebody-newer');
  });

  it('asks nothing without a cookie', async () => {
    removeCookie('accessToken');
    expect(await loadSession()).toEqual({ kind: 'superseded' });
  });
});
