import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failureEnvelope } from '@/lib/contract/envelope';
import { createTestBackend, post, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
let lines: { route?: string; status?: number; msg?: string }[] = [];

beforeAll(async () => {
  backend = await createTestBackend({ logLevel: 'info' }, { logTo: lineSink() });
});
afterAll(() => backend.remove());
beforeEach(() => {
  lines = [];
});

function lineSink(): PassThrough {
  const sink = new PassThrough();
  sink.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line) as (typeof lines)[number]);
  });
  return sink;
}

const json = { 'content-type': 'application/json' };
const signup = (payload: string, headers: Record<string, string> = json) =>
  backend.app.inject({ method: 'POST', url: '/newsletter/signup', payload, headers });

const cases: [name: string, send: () => ReturnType<typeof signup>, status: number, code: string][] = [
  ['malformed JSON', () => signup('{"emailAddress":'), 400, 'BAD_REQUEST'],
  ['no body', () => signup(''), 400, 'VALIDATION'],
  ['a list instead of an object', () => signup('[]'), 400, 'VALIDATION'],
  ['null', () => signup('null'), 400, 'VALIDATION'],
  ['a wrong type', () => signup('{"emailAddress":7}'), 400, 'VALIDATION'],
  ['an unknown field', () => signup('{"emailAddress":"a@b.co","admin":true}'), 400, 'VALIDATION'],
  ['an address of 321 characters', () => signup(JSON.stringify({ emailAddress: `${'a'.repeat(309)}@example.com` })), 400, 'VALIDATION'],
  ['no address at all', () => signup('{"emailAddress":"hello"}'), 400, 'VALIDATION'],
  ['a poisoned prototype', () => signup('{"__proto__":{"x":1},"emailAddress":"a@b.co"}'), 400, 'BAD_REQUEST'],
  ['ten megabytes', () => signup(JSON.stringify({ emailAddress: 'a'.repeat(10 * 1024 * 1024) })), 413, 'PAYLOAD_TOO_LARGE'],
  ['a hundred thousand brackets', () => signup('['.repeat(100_000) + ']'.repeat(100_000)), 400, 'BAD_REQUEST'],
  ['plain text', () => signup('hello', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form', () => signup('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['no content type', () => signup('{"emailAddress":"a@b.co"}', {}), 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a NUL character', () => post(backend, '/users/price-service', { country: 'hk', referralCode: 'a\0b' }), 400, 'BAD_REQUEST'],
  ['a NUL character in a query', () => backend.app.inject({ url: '/users/information?referralCode=%00' }), 400, 'BAD_REQUEST'],
  ['an unknown country', () => post(backend, '/users/price-service', { country: 'uk' }), 400, 'VALIDATION'],
  ['an unknown path', () => backend.app.inject({ url: '/nowhere' }), 404, 'NOT_FOUND'],
  ['a wrong method', () => backend.app.inject({ method: 'DELETE', url: '/newsletter/signup' }), 405, 'METHOD_NOT_ALLOWED'],
  ['a path that cannot be decoded', () => backend.app.inject({ url: '/%zz' }), 400, 'BAD_REQUEST'],
  ['a path parameter without end', () => backend.app.inject({ url: `/invoices/${'9'.repeat(500)}` }), 400, 'BAD_REQUEST'],
  ['traversal', () => backend.app.inject({ url: '/cms/..%2f..%2fetc%2fpasswd' }), 404, 'NOT_FOUND'],
  ['a page below one', () => backend.app.inject({ url: '/invoices?page=0' }), 400, 'VALIDATION'],
];

describe('bad input', () => {
  it.each(cases)('%s is answered in the envelope and logged once', async (_name, send, status, code) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    const envelope = z.parse(failureEnvelope, answer.json());
    expect(envelope).toMatchObject({ statusCode: status, code, data: null });
    expect(lines.filter(({ msg }) => msg === 'request')).toEqual([expect.objectContaining({ status })]);
    expect(lines).toHaveLength(1);
  });

  it('tells which fields, in the words of the form messages', async () => {
    const errorsOf = async (payload: unknown) => (await post(backend, '/newsletter/signup', payload)).json<{ errors: unknown }>().errors;
    expect(await errorsOf({})).toEqual([{ path: 'emailAddress', code: 'required' }]);
    expect(await errorsOf({ emailAddress: 'x', more: 1 })).toEqual([
      { path: 'emailAddress', code: 'pattern' },
      { path: 'more', code: 'unknown' },
    ]);
    expect(await errorsOf({ emailAddress: `${'a'.repeat(309)}@example.com` })).toEqual([
      { path: 'emailAddress', code: 'string.max', params: { max: 320 } },
    ]);
  });

  it('tells of fifty errors at most, however many there are, and repeats nothing long', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 90_000 }, (_entry, index) => [`k${index}`, 1]));
    const plan = { id: 'x', couponCode: 1 };
    for (const [path, body] of [
      ['/newsletter/signup', unknown],
      ['/users/check-coupon-code', { packages: Array.from({ length: 20_000 }, () => plan) }],
      ['/newsletter/signup', { emailAddress: 'a@b.co', ['k'.repeat(900_000)]: 1 }],
      ['/newsletter/signup', { emailAddress: 'a@b.co', [`\ud83d${'k'.repeat(900_000)}`]: 1 }],
    ] as const) {
      const answer = await post(backend, path, body);
      expect(answer.statusCode).toBe(400);
      const { errors } = z.parse(failureEnvelope, answer.json());
      expect(errors?.length).toBeGreaterThan(0);
      expect(errors?.length).toBeLessThanOrEqual(50);
      expect(answer.body.length).toBeLessThan(10_000);
    }
  });

  it.each(['0x1', '1e1', ' 1', '+1', '٣', '1.0', '01', '1_0', '１', '', '-0', '0b1', '1n', 'Infinity', '9007199254740993', '1 '])(
    'a number of an address has one spelling, and this is none: %j',
    async (written) => {
      for (const path of [
        '/invoices?page=',
        '/invoices?take=',
        '/ext/items?take=',
        '/ext/items?since=',
        '/ext/item-requests?take=',
        '/ext/outfits/feedback?take=',
      ]) {
        const answer = await backend.app.inject({ url: `${path}${encodeURIComponent(written)}` });
        expect([path, answer.statusCode, z.parse(failureEnvelope, answer.json()).code]).toEqual([path, 400, 'VALIDATION']);
      }
      const kinds = await backend.app.inject({ url: `/cms/faqs?locale=en&pagination[page]=${encodeURIComponent(written)}` });
      expect(kinds.statusCode).toBe(400);
    },
  );

  it('logs nothing personal', async () => {
    await post(
      backend,
      '/newsletter/signup?token=secret-token',
      { emailAddress: 'private@example.com' },
      { authorization: 'Bearer secret-bearer' },
    );
    await backend.app.inject({ url: '/private-path/someone@example.com' });
    expect(JSON.stringify(lines)).not.toMatch(/secret|private|example\.com/);
    expect(lines).toHaveLength(2);
  });
});
