import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { FailureEnvelope } from '@/lib/contract/envelope';
import { bearer, logIn, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { arbitraryOf, type Known } from './arbitrary-of';
import { placesOf } from './hostile';
import { judge } from './judge';
import { knownValues } from './known-values';
import { openWire, type Wire } from './wire';

/** Text that UTF-8, and so a database and a mail, cannot hold. */
const NO_TEXT = ['\ud83d', 'a\ude00b', '\udc00\ud800', 'Ada\0'];
/** Stands for a number that JSON can write and JavaScript cannot. */
const RAW: Readonly<Record<string, string>> = {
  '<<1e400>>': '1e400',
  '<<-1e400>>': '-1e400',
  '<<-0>>': '-0',
  '<<2^64>>': '18446744073709551616',
};
/** What a schema may let through and a column does not take: by the kinds of columns. */
const NO_VALUE: readonly unknown[] = [
  ...Object.keys(RAW),
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  0.1,
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-0001-12-31',
  '2026-02-30',
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '24-26',
  '99-99',
  '+18:00',
  'NaN',
  'Infinity',
  '9223372036854775808',
  '00000000-0000-0000-0000-000000000000',
  ['a'],
  { toJSON: 1 },
  { constructor: { prototype: 1 } },
];
const NO_KEYS = ['\ud83d', 'a\0', 'k'.repeat(20_000), 'constructor', ''];
/** Hashing a password is slow on purpose: what is refused before it is tried, and one that is not. */
const SLOW: readonly CallName[] = ['login', 'signup', 'passwordResetConfirm', 'changePassword', 'deleteAccount', 'giftBalance'];
/** They end the session that the others need. */
const FATAL: readonly CallName[] = ['logout', 'deleteAccount', 'changePassword', 'endSession'];
/** `npm run suite -- fuzz` puts every value into every field; here each field gets some in turn, and so all of them together get all. */
const IS_WHOLE = Number(process.env.FUZZ_RUNS ?? 0) >= 100;
const inTurn = <Value>(values: readonly Value[], field: number, every: number): Value[] =>
  values.filter((_value, at) => IS_WHOLE || (at + field) % every === 0);
const LIMIT_MS = 120_000;

let backend: TestBackend;
let token: string;
let known: Known;
let wire: Wire;
beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 100_000 });
  token = await logIn(backend, 'hk@example.com', DEMO_PASSWORD);
  known = await knownValues(backend, token);
  wire = openWire(await backend.listen());
});
afterAll(async () => {
  wire.close();
  await backend.remove();
});

const calls = (Object.values(CALLS) as Call[]).filter(({ rawBody }) => !rawBody);

/** One that the contract accepts, with as many of its fields as chance gives in some tries. */
function sampleOf(schema: Call['body']): Record<string, unknown> {
  if (!schema) return {};
  const samples = fc.sample(arbitraryOf(schema, known), { seed: 7, numRuns: 40 });
  const [fullest] = samples.sort((one, other) => placesOf(other).length - placesOf(one).length);
  return structuredClone(fullest) as Record<string, unknown>;
}

const written = (body: unknown): string =>
  Object.entries(RAW).reduce((text, [mark, number]) => text.replaceAll(JSON.stringify(mark), number), JSON.stringify(body));
const fill = (path: string, params: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_place, key: string) => encodeURIComponent(String(params[key] ?? 'x')));

async function send(
  call: Call,
  { params = sampleOf(call.params), query = '', body }: { params?: Record<string, unknown>; query?: string; body?: string },
) {
  const who = (FATAL as string[]).includes(call.name)
    ? (await signUpMember(backend, { email: `odd-${crypto.randomUUID()}@example.com` })).token
    : token;
  const asked = { path: fill(call.path, params), ...(body === undefined ? {} : { payload: body }) };
  const headers = { ...bearer(who), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const answer = await wire.send(call.method, { ...asked, query, headers });
  return { answer, code: judge(call, asked, answer) };
}

const pathsOf = (text: string): string[] => ((JSON.parse(text) as FailureEnvelope).errors ?? []).map(({ path }) => path);

/** The fields of a body by their dotted paths, each with a way to put another value there. */
function fieldsOf(value: unknown, above: string[] = []): { path: string; put: (body: unknown, other: unknown) => void; held: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    const path = [...above, key];
    const put = (body: unknown, other: unknown) => {
      const owner = above.reduce((at, part) => (at as Record<string, unknown>)[part], body) as Record<string, unknown>;
      owner[key] = other;
    };
    return [{ path: path.join('.'), put, held }, ...fieldsOf(held, path)];
  });
}

describe('what a database cannot hold never reaches it', () => {
  it.each(calls.filter(({ body }) => body).map((call) => [call.name, call] as const))(
    'in each field of the body of %s',
    async (name, call) => {
      const valid = sampleOf(call.body);
      const isSlow = ([...SLOW, ...FATAL] as string[]).includes(name);
      const withValue = (put: (body: unknown, other: unknown) => void, value: unknown) => {
        const body = structuredClone(valid);
        put(body, value);
        return written(body);
      };
      for (const [index, { path, put, held }] of fieldsOf(valid).entries()) {
        for (const text of inTurn(NO_TEXT, index, NO_TEXT.length)) {
          const { answer } = await send(call, { body: withValue(put, text) });
          expect({ status: answer.statusCode, paths: pathsOf(answer.body) }, `${path} = ${JSON.stringify(text)}`).toEqual({
            status: 400,
            paths: [path],
          });
        }
        for (const value of inTurn(NO_VALUE, index, isSlow ? 24 : 8)) await send(call, { body: withValue(put, value) });
        if (typeof held !== 'object' || held === null || Array.isArray(held)) continue;
        for (const key of inTurn(NO_KEYS, index, 2)) await send(call, { body: withValue(put, { ...held, [key]: true }) });
      }
      for (const key of NO_KEYS) await send(call, { body: written({ ...valid, [key]: key }) });
    },
    LIMIT_MS,
  );

  it.each(calls.filter(({ query, params }) => query ?? params).map((call) => [call.name, call] as const))(
    'in the address of %s',
    async (_name, call) => {
      const body = call.body ? written(sampleOf(call.body)) : undefined;
      const rest = body === undefined ? {} : { body };
      const names = Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {});
      const odd = [...NO_VALUE.map(String), '0x1', '1e1', '%00', '%ED%A0%BD', '%ff', '%', 'a'.repeat(300)].map((value) =>
        value.startsWith('%') ? value : encodeURIComponent(value),
      );
      for (const field of names) for (const value of odd) await send(call, { ...rest, query: `${field}=${value}` });
      for (const field of Object.keys(sampleOf(call.params))) {
        for (const value of ['a\0', '9223372036854775808', '1e400', '__proto__', '../..']) {
          await send(call, { ...rest, params: { ...sampleOf(call.params), [field]: value } });
        }
      }
    },
    LIMIT_MS,
  );
});
