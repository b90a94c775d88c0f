import { Blob as NodeBlob } from 'node:buffer';
import fc from 'fast-check';
import { http, HttpResponse, delay, type HttpResponseResolver } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { neededOf } from '@/lib/contract/endpoints';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { apiClient, createApiClient } from '@/services/http/api-client';
import { sendCall } from '@/services/http/send-call';
import { arbitraryOf } from '@/tests/contract/fuzz/arbitrary-of';
import { API, startApiServer } from '@/tests/setup/api-server';
// Their status alone says that it was done; pages show what else comes, and do without.
import PROVIDER_MAY_ANSWER_LESS from './answers-less.json';

const server = startApiServer();
const { adapter } = apiClient().defaults;
afterEach(() => {
  vi.unstubAllGlobals();
  apiClient().defaults.adapter = adapter;
});
const NAMES = Object.keys(CALLS) as CallName[];
const SEED = 11;

const json = (body: unknown, status = 200): HttpResponse<string | object> => HttpResponse.json(body as object, { status });
/** JSON with a good status and nothing in it that was asked for, as the fault proxy answers it. */
const WRONG = { statusCode: 200, message: 'OK', data: { unexpected: [1] }, meta: 'none' };

interface Fault {
  name: string;
  answer: HttpResponseResolver;
  /** What the caller has to get. */
  failure: object;
}

const FAULTS: readonly Fault[] = [
  { name: 'no network', answer: () => HttpResponse.error(), failure: { kind: 'unreachable' } },
  {
    name: 'silence',
    answer: async () => {
      await delay('infinite');
      return json({});
    },
    failure: { kind: 'unreachable' },
  },
  {
    name: '500 in the envelope',
    answer: () => json({ statusCode: 500, message: 'Broken', data: null, code: 'INTERNAL' }, 500),
    failure: { kind: 'rejected', status: 500, code: 'INTERNAL' },
  },
  {
    name: '500 as text',
    answer: () => new HttpResponse('Internal Server Error', { status: 500 }),
    failure: { kind: 'rejected', status: 500, code: null, message: null },
  },
  {
    name: '502 as a page',
    answer: () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }),
    failure: { kind: 'rejected', status: 502 },
  },
  {
    name: 'a page with 200',
    answer: () => HttpResponse.html('<!doctype html><title>Room number?</title>'),
    failure: { kind: 'rejected', status: 200, message: null },
  },
  {
    name: 'half of an answer',
    answer: () => new HttpResponse('{"statusCode":200,"data":{', { headers: { 'content-type': 'application/json' } }),
    failure: { kind: 'rejected', message: null },
  },
  { name: 'an empty answer', answer: () => new HttpResponse(null, { status: 204 }), failure: { kind: 'rejected', status: 204 } },
  { name: 'JSON that is no envelope', answer: () => json([1, 2, 3]), failure: { kind: 'rejected', status: 200 } },
];

/** A third of them for each call in `npm test`, in turn, so that each is met by a third of the calls. */
const faultsOf = (name: CallName) => FAULTS.filter((_fault, index) => process.env.GATE !== '1' || (index + NAMES.indexOf(name)) % 3 === 0);

/** A request of the call, as a page makes it: every path parameter filled in. */
function send(name: CallName, signal?: AbortSignal) {
  const call: Call = CALLS[name];
  if (call.isBinary) {
    // The stand-in cannot hand a file to this DOM's XMLHttpRequest.
    apiClient().defaults.adapter = 'fetch';
    vi.stubGlobal('Blob', NodeBlob);
  }
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'id-1']));
  const file = call.rawBody ? { file: new File(['x'], 'x.jpg', { type: 'image/jpeg' }) } : {};
  return sendCall(name, { params, ...file, ...(call.body && { body: {} as never }), signal });
}

function answerWith(name: CallName, answer: HttpResponseResolver): void {
  const call: Call = CALLS[name];
  const place = `${API}${call.path.replace(/:\w+/g, '*')}`;
  const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[call.method];
  server.use(on(place, answer));
}

/** An answer that the contract accepts. */
function rightAnswer(call: Call) {
  if (call.isBinary) return new HttpResponse('bytes', { headers: { 'content-type': 'image/jpeg' } });
  const [data] = fc.sample(arbitraryOf(call.data), { numRuns: 1, seed: SEED });
  return json(call.success === 'http-status' ? data : { statusCode: 200, message: 'OK', data });
}

describe.each(NAMES)('%s', (name) => {
  const call: Call = CALLS[name];

  it('counts as done when the contract is kept', async () => {
    answerWith(name, () => rightAnswer(call));
    expect(await send(name)).toMatchObject({ kind: 'ok' });
  });

  it.each(faultsOf(name))(
    'without a usable answer, $name: a value, never a throw, never a success',
    async ({ name: fault, answer, failure }) => {
      answerWith(name, answer);
      const outcome = await send(name, fault === 'silence' ? AbortSignal.timeout(20) : undefined);
      if (call.isBinary && fault === 'an empty answer') return expect(outcome.kind).toBe('rejected');
      expect(outcome).toMatchObject(failure);
    },
  );

  it('with JSON that holds something else: no success where anything of it is needed', async () => {
    answerWith(name, () => json(WRONG));
    const outcome = await send(name);
    if (call.isBinary || neededOf(name) !== null) {
      expect(outcome).toMatchObject({ kind: 'rejected', status: 200, code: null, message: null });
    } else expect(PROVIDER_MAY_ANSWER_LESS).toContain(name);
  });
});

it('nobody waits for ever: a call without a time of its own has the client’s', () => {
  expect(createApiClient().defaults.timeout).toBe(20_000);
});
