import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { envelopeOf, failureEnvelope } from '@/lib/contract/envelope';
import { post, testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();
let url: string;

beforeAll(async () => {
  url = await backend.listen();
});

describe('every call of the contract', () => {
  it.each(Object.keys(CALLS) as CallName[])('%s has a route that answers in the envelope', async (name) => {
    const { method, path } = CALLS[name];
    const answer = await fetch(`${url}${path.replace(/:\w+/, 'some-id')}`, {
      method,
      ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
    });
    const body: unknown = await answer.json();
    expect([200, 400, 401]).toContain(answer.status);
    expect(body).toMatchObject({ statusCode: answer.status });
    if (answer.status !== 200) expect(z.safeParse(failureEnvelope, body).success).toBe(true);
  });

  it('tells the password policy', async () => {
    const answer = await fetch(`${url}${CALLS.passwordPolicy.path}`);
    expect(z.parse(envelopeOf(CALLS.passwordPolicy.data), await answer.json()).data).toEqual({ minLength: 6, maxLength: 128 });
  });
});

it('a long answer is compressed for whoever can read that', async () => {
  const coding = async (accepted: string) => {
    const answer = await fetch(`${url}${CALLS.priceService.path}`, {
      method: 'POST',
      headers: { 'accept-encoding': accepted, 'content-type': 'application/json' },
      body: '{"country":"hk"}',
    });
    return answer.headers.get('content-encoding');
  };
  expect([await coding('br, gzip'), await coding('identity')]).toEqual(['gzip', null]);
});

describe('a browser on another origin', () => {
  it('may send every header that the client sends', async () => {
    const wanted = 'access-control-allow-origin,authorization,content-type,idempotency-key,x-request-id';
    const answer = await fetch(`${url}${CALLS.priceService.path}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://hk.localhost:3000', 'access-control-request-method': 'POST', 'access-control-request-headers': wanted },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/, */);
    expect(allowed).toEqual(expect.arrayContaining(wanted.split(',')));
  });

  it('may read failures and the request id too', async () => {
    const answer = await fetch(`${url}/nowhere`, { headers: { origin: 'http://hk.localhost:3000', 'x-request-id': 'trace-1234' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('x-request-id')).toBe('trace-1234');
    expect(await answer.json()).toMatchObject({ requestId: 'trace-1234' });
  });
});

describe('health', () => {
  it('says that the process lives and is ready', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'ready',
      database: true,
      migrations: true,
      lock: true,
      accepting: true,
    });
  });
});

describe('pages', () => {
  it.each([
    ['/', 'Reference backend'],
    ['/docs', 'API reference'],
    ['/outbox', 'Mail outbox'],
  ])('%s stands under a strict policy', async (path, title) => {
    const answer = await fetch(`${url}${path}`);
    const html = await answer.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
  });

  it('link to nothing that is not there', async () => {
    const html = await (await fetch(`${url}/`)).text();
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
    const answers = await Promise.all(links.map(async (href) => [href, (await fetch(`${url}${href}`)).status]));
    expect(links.length).toBeGreaterThan(6);
    expect(answers).toEqual(links.map((href) => [href, 200]));
  });

  it('show a mail that was written, its address escaped', async () => {
    await post(backend, '/newsletter/signup', { emailAddress: "o'neill+<b>@example.com" });
    await post(backend, '/newsletter/signup', { emailAddress: "o'neill@example.com" });
    const html = await (await fetch(`${url}/outbox`)).text();
    expect(html).toContain('To o&#39;neill@example.com');
    const { data } = (await (await fetch(`${url}/outbox.json`)).json()) as { data: { to: string; deliveredAt: string | null }[] };
    // The start writes one too, to an owner of the samples whose piece was not sold in its days.
    expect(data.filter(({ to }) => to.includes('neill'))).toMatchObject([{ to: "o'neill@example.com", deliveredAt: null }]);
  });
});
