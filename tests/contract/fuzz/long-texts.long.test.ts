import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { bearer, call, logIn } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { readRows } from '@/tests/setup/read-rows';

vi.setConfig({ testTimeout: 120_000 });
/** `npm run suite -- fuzz` takes every fragment; here a sample of them, so that it takes seconds. */
const IS_WHOLE = process.env.FUZZ_RUNS !== undefined;
const TEXT = 10_000;
const FILE = 200_000;
/** Of the time of ordinary text. */
const MAX_TIMES = 3;
/** Below it, in milliseconds of this process's CPU, nothing can be told apart and nobody is kept waiting. */
const FLOOR_MS = 5;
/** Calls that take less are measured together until this is reached. */
const MEASURE_MS = 10;
const MAX_TRIES = 9;

const backend = testBackend({ rateLimitFactor: 1_000_000 });
let token: string;

beforeAll(async () => {
  token = await logIn(backend, 'hk@example.com', DEMO_PASSWORD);
});

const repeated = (fragment: string, length: number) => fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);
const ORDINARY = 'The navy wool coat came back from the cleaner without its belt. 深藍色的羊毛大衣。';
const sample = (list: readonly string[], every: number): readonly string[] =>
  IS_WHOLE ? list : list.filter((_one, at) => at % every === 0);
/** What was found slow once, then everything that a pattern may have to do with. */
const WORST = [' ', '\u0315\u0300', 'a@', '<a '];
const FRAGMENTS = [
  ...WORST,
  ...sample([...'a0@.-+<&"\\/%(#\t\n０＠。欠\u0301\u200d😀', '@a.', '\u0301\u0323', '%41', 'e\u0301', '👩\u200d', '0-', 'ß', '🇭🇰'], 16),
];

type Send = (text: string) => Promise<{ statusCode: number }>;

const timeOf = (send: Send, text: string) => cpuTimeOf(async () => expect((await send(text)).statusCode).toBeLessThan(500));

/** Of as many calls as one measure takes. */
async function meanOf(send: Send, text: string): Promise<number> {
  let [calls, ms] = [0, 0];
  for (; ms < MEASURE_MS; calls += 1) ms += await timeOf(send, text);
  return ms / calls;
}
const medianOf = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/**
 * Whether it takes longer than ordinary text of the same length may, or than the same in short, which can be what a call takes for right
 * and answers in full. Asked again only where it seems so: the engine compiles and collects now and then, a slow text is slow always.
 */
async function isSlow(send: Send, odd: string, usual: readonly string[]): Promise<boolean> {
  for (let tries = 0; tries < 2; tries += 1) if ((await timeOf(send, odd)) < FLOOR_MS) return false;
  const [times, others]: [number[], number[][]] = [[], usual.map(() => [])];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    times.push(await meanOf(send, odd));
    for (const [index, text] of usual.entries()) others[index]?.push(await meanOf(send, text));
    const limit = Math.max(FLOOR_MS, MAX_TIMES * Math.max(...others.map(medianOf)));
    if (medianOf(times) <= limit) return false;
  }
  return true;
}

type Schema = z.core.$ZodTypes;
const defOf = (schema: unknown) => (schema as Schema)._zod.def as unknown as Record<string, unknown> & { type: string };

/** A value of this shape with the text in every field that takes one, whatever length or form it asks for. */
function filled(schema: unknown, text: string, depth = 0): unknown {
  const def = defOf(schema);
  const inside = (one: unknown) => filled(one, text, depth + 1);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape as Record<string, unknown>).map(([name, one]) => [name, inside(one)]));
    case 'array':
      return [inside(def.element)];
    case 'optional':
    case 'nullable':
    case 'default':
      return inside(def.innerType);
    case 'union':
      return inside((def.options as unknown[])[0]);
    case 'record':
      return { [text]: inside(def.valueType) };
    case 'pipe':
      return inside(def.in);
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'literal':
      return (def.values as unknown[])[0];
    case 'enum':
      return Object.values(def.entries as Record<string, unknown>)[0];
    default:
      return text;
  }
}

/** The same with one text alone, so that no other field is refused before it: a value a text field. */
function* oneByOne(schema: unknown, text: string): Generator<unknown> {
  const ordinary = filled(schema, 'abc');
  const long = filled(schema, text);
  yield long;
  if (typeof long !== 'object' || long === null) return;
  for (const [name, value] of Object.entries(long)) yield { ...(ordinary as object), [name]: value };
}

const calls = (Object.values(CALLS) as Call[]).filter(({ rawBody, name }) => !rawBody && name !== 'deleteAccount' && name !== 'logout');
const fill = (path: string, value: string) => path.replace(/:\w+/g, value);

const json = (call: Call, body: unknown, query: Record<string, string> = {}) =>
  backend.app.inject({
    method: call.method,
    url: fill(call.path, 'some-id'),
    query,
    headers: { 'content-type': 'application/json', ...bearer(token) },
    ...(call.method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }),
  });

describe('the measure', () => {
  /** Answers after so many milliseconds of work, by the text. */
  const working = (ms: Record<string, number>) => async (text: string) => {
    const start = performance.now();
    while (performance.now() - start < (ms[text] ?? 0));
    return Promise.resolve({ statusCode: 200 });
  };
  it.each([
    ['75 ms beside 2', { odd: 75, usual: 2 }, true],
    ['30 ms beside a tenth', { odd: 30, usual: 0.1 }, true],
    ['60 ms beside 60', { odd: 60, usual: 60 }, false],
    ['30 ms beside 20', { odd: 30, usual: 20 }, false],
    ['a tenth beside nothing', { odd: 0.1, usual: 0 }, false],
  ])('tells of %s whether it is slow', async (_what, ms, slow) => {
    expect(await isSlow(working(ms), 'odd', ['usual'])).toBe(slow);
  });
});

describe('ten thousand characters in a field', () => {
  it.each(calls.filter(({ body }) => body).map((call) => [call.name, call] as const))(
    'of %s take no longer than ordinary ones',
    async (_name, call) => {
      for (const fragment of FRAGMENTS) {
        const [odd, ordinary, short] = [repeated(fragment, TEXT), repeated(ORDINARY, TEXT), fragment].map((one) => [
          ...oneByOne(call.body, one),
        ]);
        for (const [index, body] of (odd ?? []).entries()) {
          const bodies: Record<string, unknown> = { odd: body, ordinary: ordinary?.[index], short: short?.[index] };
          const isTooSlow = await isSlow((text) => json(call, bodies[text]), 'odd', ['ordinary', 'short']);
          expect([fragment, index, isTooSlow]).toEqual([fragment, index, false]);
        }
      }
    },
  );

  it.each(calls.filter(({ query }) => query).map((call) => [call.name, call] as const))(
    'of the query of %s neither',
    async (_name, call) => {
      const names = Object.keys((defOf(call.query).shape ?? {}) as object);
      for (const fragment of FRAGMENTS) {
        for (const name of names) {
          const isTooSlow = await isSlow((text) => json(call, {}, { [name]: text }), repeated(fragment, TEXT), [
            repeated(ORDINARY, TEXT),
            fragment,
          ]);
          expect([fragment, name, isTooSlow]).toEqual([fragment, name, false]);
        }
      }
    },
  );

  it.each(readRows<string[]>(import.meta.url, 'long-texts.headers.json'))('of the header %s neither', async (header) => {
    const send = (text: string) => backend.app.inject({ method: 'GET', url: '/users/me', headers: { ...bearer(token), [header]: text } });
    for (const fragment of FRAGMENTS.filter((one) => /^[ -~]+$/.test(one))) {
      expect([fragment, await isSlow(send, repeated(fragment, TEXT), [repeated('ordinary text; q=1, ', TEXT), fragment])]).toEqual([
        fragment,
        false,
      ]);
    }
  });
});

describe('two hundred thousand characters in a file', () => {
  const heads: [string, string, string, string][] = [
    ['image/jpeg', '\xff\xd8\xff', 'a picture', ''],
    ['image/png', '\x89PNG\r\n\x1a\n', 'a PNG', ''],
    ['image/webp', 'RIFF\x00\x0d\x03\x00WEBP', 'a WebP', ''],
    ['image/avif', '\0\0\0\x1cftypavif', 'an AVIF', ''],
    ['application/pdf', '%PDF-1.5\n1 0 obj\n', 'a PDF', '\n%%EOF'],
    [
      'application/pdf',
      '%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /First 0 /Filter',
      'the dictionary of a PDF',
      'x >>\nstream\nabc\nendstream\nendobj\n%%EOF',
    ],
    ['application/pdf', '%PDF-1.5\n1 0 obj\n<< /ObjStm >>\nstream\n', 'a stream of a PDF', '\nendstream\nendobj\n%%EOF'],
    ['application/pdf', '%PDF-1.5\n1 0 obj\n<< /A (', 'a text of a PDF', ') >>\nendobj\n%%EOF'],
  ];
  const fragments = [
    ...[' ', '#', '(', '<', '#41', '/#4a', '<<', '(\\', 'stream\n', 'stream\nendstream ', '/Filter ', '\xff\xe1\0\x04ab', '\0\0\0\x08skip'],
    ...sample(
      Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)),
      40,
    ),
  ];
  it.each(heads)('of the type %s, behind %j (%s), take no longer than ordinary ones', async (type, head, _what, tail) => {
    const send = (text: string) =>
      call(backend, 'upload', {
        token,
        body: Buffer.from(head + text + tail, 'latin1'),
        headers: { 'content-type': type, 'x-file-name': 'a' },
      });
    const ordinary = repeated('The navy wool coat came back from the cleaner. ', FILE);
    for (const fragment of fragments) {
      expect([fragment, await isSlow(send, repeated(fragment, FILE), [ordinary])]).toEqual([fragment, false]);
    }
  });
});
