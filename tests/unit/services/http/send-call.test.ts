import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { API, onCall, startApiServer } from '@/tests/setup/api-server';
import { sendCall } from '@/services/http/send-call';

const server = startApiServer();

afterEach(() => removeCookie('accessToken'));

const answered = (data: unknown) => ({ statusCode: 200, message: 'OK', data });

describe('the HTTP client', () => {
  it('sends JSON and the specified cross-origin header, and no credential without a cookie', async () => {
    let seen: Request | undefined;
    server.use(
      onCall('newsletterSignup', ({ request }) => {
        seen = request.clone();
        return HttpResponse.json(answered({ emailAddress: 'a@example.com' }));
      }),
    );
    const outcome = await sendCall('newsletterSignup', { body: { emailAddress: 'a@example.com' } });
    expect(outcome).toEqual({ kind: 'ok', status: 200, data: { emailAddress: 'a@example.com' } });
    expect(seen?.headers.get('content-type')).toContain('application/json');
    expect(seen?.headers.get('access-control-allow-origin')).toBe('*');
    expect(seen?.headers.get('authorization')).toBeNull();
    expect(await seen?.json()).toEqual({ emailAddress: 'a@example.com' });
  });

  it('says which language the page is in, so that mails are written in it', async () => {
    const languages: (string | null)[] = [];
    server.use(
      onCall('newsletterSignup', ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json(answered({ emailAddress: 'a@example.com' }));
      }),
    );
    for (const language of ['zh-Hant-HK', 'en-SG']) {
      document.documentElement.lang = language;
      await sendCall('newsletterSignup', { body: { emailAddress: 'a@example.com' } });
    }
    document.documentElement.lang = '';
    expect(languages).toEqual(['zh-Hant-HK', 'en-SG']);
  });

  it('sends the token of the cookie as bearer, read before each request', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      onCall('currentUser', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.json(answered({ user: { id: '1', firebase_custom_token: 't', fcmtoken: null } }));
      }),
    );
    writeCookie('accessToken', 'first', 60);
    await sendCall('currentUser');
    writeCookie('accessToken', 'second', 60);
    await sendCall('currentUser');
    expect(tokens).toEqual(['Bearer first', 'Bearer second']);
  });

  it.each([400, 401, 404, 409, 422, 429, 500, 503])('returns a response with status %i instead of throwing', async (status) => {
    const body = { statusCode: status, message: 'No', data: null };
    server.use(onCall('newsletterSignup', () => HttpResponse.json(body, { status })));
    const outcome = await sendCall('newsletterSignup', { body: { emailAddress: 'x' } });
    expect(outcome).toMatchObject({ kind: 'rejected', status, body });
  });

  it('answers "unreachable" for a broken connection', async () => {
    server.use(onCall('newsletterSignup', () => HttpResponse.error()));
    expect(await sendCall('newsletterSignup', { body: { emailAddress: 'x' } })).toEqual({ kind: 'unreachable' });
  });

  it('answers "unreachable" when the caller gives up', async () => {
    server.use(
      onCall('logout', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    expect(await sendCall('logout', { signal: AbortSignal.timeout(20) })).toEqual({ kind: 'unreachable' });
  });

  it('fills path parameters safely', async () => {
    let path = '';
    server.use(
      http.get(`${API}/invoices/*`, ({ request }) => {
        path = new URL(request.url).pathname;
        return HttpResponse.json({ data: {} });
      }),
    );
    await sendCall('invoice', { params: { id: '../users/me' } });
    expect(path).toBe('/invoices/..%2Fusers%2Fme');
  });
});
