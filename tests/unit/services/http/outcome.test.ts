import { describe, expect, it } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { judge } from '@/services/http/judge';
import { isRateLimited, isUnauthenticated } from '@/services/http/outcome';

describe('judge by the body’s statusCode', () => {
  it.each([200, 201])('accepts %i', (statusCode) => {
    expect(judge({ status: 200, data: { statusCode, message: 'OK', data: { a: 1 } } }, 'body-status-code')).toEqual({
      kind: 'ok',
      data: { a: 1 },
      status: 200,
    });
  });

  it.each([
    ['HTTP 200 with body 400', { status: 200, data: { statusCode: 400, message: 'no' } }],
    ['a missing statusCode', { status: 200, data: { data: {} } }],
    ['statusCode as text', { status: 200, data: { statusCode: '200' } }],
    ['202', { status: 202, data: { statusCode: 202 } }],
    ['HTML instead of JSON', { status: 200, data: '<html></html>' }],
    ['an empty body', { status: 200, data: null }],
    ['a list', { status: 200, data: [] }],
  ])('rejects %s', (_, answer) => {
    expect(judge(answer, 'body-status-code').kind).toBe('rejected');
  });
});

describe('an answer of which nothing is needed', () => {
  it.each([
    ['without data', { statusCode: 201 }],
    ['with null', { statusCode: 201, data: null }],
    ['with a text', { statusCode: 201, data: 'done' }],
  ])('is one %s, and lacks what it lacks', (_, data) => {
    expect(judge({ status: 201, data }, 'body-status-code')).toEqual({ kind: 'ok', data: {}, status: 201 });
  });

  it.each([
    ['an empty body', ''],
    ['null', null],
  ])('is one by the HTTP status alone with %s', (_, data) => {
    expect(judge({ status: 201, data }, 'http-status')).toEqual({ kind: 'ok', data: {}, status: 201 });
    expect(judge({ status: 201, data }, 'http-status', 'data.id').kind).toBe('rejected');
    expect(judge({ status: 202, data }, 'http-status').kind).toBe('rejected');
  });
});

describe('judge by the HTTP status', () => {
  it('takes the body as it is, with or without statusCode', () => {
    expect(judge({ status: 201, data: { data: [1] } }, 'http-status')).toEqual({ kind: 'ok', data: { data: [1] }, status: 201 });
    expect(judge({ status: 200, data: { statusCode: 400, data: [] } }, 'http-status').kind).toBe('ok');
  });

  it('rejects other statuses, HTML and lists', () => {
    expect(judge({ status: 400, data: { statusCode: 200 } }, 'http-status').kind).toBe('rejected');
    for (const data of ['<html></html>', [1]]) expect(judge({ status: 200, data }, 'http-status').kind).toBe('rejected');
  });
});

describe('a rejected outcome', () => {
  it('carries the body as received, the known code, the message and the fields', () => {
    const data = {
      statusCode: 429,
      message: ['Slow', 'down'],
      code: 'TOO_MANY_REQUESTS',
      errors: [{ path: 'email', code: 'required' }, 'junk'],
    };
    expect(judge({ status: 429, data, headers: { 'retry-after': '30' } }, 'body-status-code')).toEqual({
      kind: 'rejected',
      status: 429,
      body: data,
      code: 'TOO_MANY_REQUESTS',
      message: 'Slow down',
      fields: [{ path: 'email', code: 'required' }],
      retryAfterSeconds: 30,
    });
  });

  it('knows no code that the contract does not know', () => {
    expect(judge({ status: 400, data: { statusCode: 400, code: 'toString' } }, 'body-status-code')).toMatchObject({
      code: null,
      message: null,
    });
  });
});

it.each([
  ['a session that has ended', isUnauthenticated, 401],
  ['a rate limit', isRateLimited, 429],
])('takes %s by the status that the body states, which a proxy does not change', (_what, isSo, statusCode) => {
  const by = (status: number, data: unknown) => isSo(judge({ status, data }, 'body-status-code'));
  expect([by(statusCode, { statusCode }), by(200, { statusCode }), by(statusCode, '<html></html>')]).toEqual([true, true, true]);
  expect([by(statusCode, { statusCode: 500 }), by(0, null), by(200, { statusCode: 200, data: {} })]).toEqual([false, false, false]);
});

it('takes status 0 for no answer', () => {
  expect(judge({ status: 0, data: null }, 'http-status')).toEqual({ kind: 'unreachable' });
});

it('judges invoice and payment-method calls, and files, by the HTTP status and nothing else', () => {
  const byHttp = Object.values(CALLS)
    .filter(({ success }) => success === 'http-status')
    .map(({ path, method }) => `${method} ${path}`);
  expect(byHttp.sort()).toEqual([
    'GET /ext/invoices/:id/document',
    'GET /ext/sales/document',
    'GET /ext/uploads/:id',
    'GET /ext/wardrobe/document',
    'GET /invoices',
    'GET /invoices/:id',
    'GET /users/payment-methods',
    'POST /invoices/pay/:invoiceId',
    'POST /users/payment-methods',
  ]);
});
