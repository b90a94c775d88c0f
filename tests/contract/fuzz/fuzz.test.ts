import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { bearer, logIn, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { arbitraryOf, type Known } from './arbitrary-of';
import { arbitraryHeaders, arbitraryPayload, arbitraryQuery, arbitrarySegment, spoiled, wellFormed } from './hostile';
import { judge } from './judge';
import { knownValues } from './known-values';
import { openWire, type Wire } from './wire';

/** `npm run suite -- fuzz` runs hundreds; here a sample that takes seconds. A failure prints the seed and the smallest request. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const LIMIT_MS = 60_000 + RUNS * 2_000;

/** So many that chance alone refuses no call each time. */
const RUNS_THAT_REACH = 300;
/** They take away what others are asked about, so they come last. */
const TAKING: readonly CallName[] = ['removePaymentMethod', 'cancelBooking', 'deleteOutfit', 'removeItemFile', 'removeOwnItem'];
const calls = (Object.values(CALLS) as Call[]).sort(
  (one, other) => Number(TAKING.includes(one.name as CallName)) - Number(TAKING.includes(other.name as CallName)),
);
/**
 * What chance cannot know: a mailed token, a code of a provider or an app, an id of a session that was just made, a sum that was just
 * quoted, an order that was just placed, a piece that waits for a decision. Their accepted answers are held against the contract by
 * their own features' tests.
 */
const OUT_OF_REACH: readonly CallName[] = [
  'loginWithExternal',
  'passwordResetConfirm',
  'verifyEmail',
  'endSession',
  'giftBalance',
  'endTerm',
  'approvePrice',
  'orderAndPaymentSignup',
  'placedOrder',
  'changeBooking',
  'createCollection',
  'createItemRequests',
  'changePlan',
  'morePlaces',
  'finishSignIn',
  'decideEmailChange',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
];
/** Hashing a password is slow on purpose. */
const SLOW: readonly CallName[] = [
  'login',
  'signup',
  'orderAndPaymentSignup',
  'passwordResetConfirm',
  'changePassword',
  'deleteAccount',
  'giftBalance',
];
/** They end the session or the account, so each try has one of its own. */
const FATAL: readonly CallName[] = ['logout', 'deleteAccount', 'changePassword', 'endSession'];
const runsOf = (name: string) => (([...SLOW, ...FATAL] as string[]).includes(name) ? Math.max(3, Math.ceil(RUNS / 4)) : RUNS);

let backend: TestBackend;
let hk: string;
let known: Known;
let wire: Wire;

beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 10_000 });
  hk = await logIn(backend, 'hk@example.com', DEMO_PASSWORD);
  known = await knownValues(backend, hk);
  wire = openWire(await backend.listen());
});
afterAll(async () => {
  wire.close();
  await backend.remove();
});

const fill = (path: string, params: Record<string, string>) => path.replace(/:(\w+)/g, (_place, key: string) => params[key] ?? '');
const check = (name: string, property: fc.IAsyncProperty<unknown>) =>
  fc.assert(property as fc.IAsyncProperty<[unknown]>, { seed: SEED, numRuns: runsOf(name) });

async function tokenFor(call: Call): Promise<string> {
  if (!(FATAL as string[]).includes(call.name)) return hk;
  return (await signUpMember(backend, { email: `fuzz-${crypto.randomUUID()}@example.com` })).token;
}

/** A request that the contract accepts. */
function validRequest(call: Call) {
  const part = (schema: Call['body']) => (schema ? arbitraryOf(schema, known) : fc.constant(undefined));
  const key = fc.option(fc.stringMatching(/^[\w.:-]{16,128}$/), { nil: undefined });
  return fc.record({
    params: part(call.params),
    query: part(call.query),
    body: part(call.body),
    key: call.idempotent ? key : fc.constant(undefined),
    isSignedIn: fc.boolean(),
  });
}

const queryText = (query: unknown) =>
  new URLSearchParams(
    Object.entries((query ?? {}) as object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
const encoded = (params: unknown) =>
  Object.fromEntries(
    Object.entries((params ?? {}) as object).map(([name, value]) => [name, encodeURIComponent(wellFormed(String(value)))]),
  );

describe('valid random requests are answered by the contract', () => {
  it.each(calls.filter(({ rawBody }) => !rawBody).map((call) => [call.name, call] as const))(
    '%s',
    async (name, call) => {
      const outcomes = new Set<string>();
      await check(
        name,
        fc.asyncProperty(validRequest(call), async ({ params, query, body, key, isSignedIn }) => {
          const isMember = call.audience === 'member' || (call.audience === 'anyone-or-member' && isSignedIn);
          const headers = {
            ...(isMember ? bearer(await tokenFor(call)) : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          };
          // An id with slashes and dots is another path to whoever resolves it.
          const asked = { path: fill(call.path, encoded(params)), ...(body === undefined ? {} : { payload: JSON.stringify(body) }) };
          outcomes.add(judge(call, asked, await wire.send(call.method, { ...asked, query: queryText(query), headers })));
        }),
      );
      expect([...outcomes]).not.toContain('UNAUTHENTICATED');
      if (RUNS >= RUNS_THAT_REACH && !(OUT_OF_REACH as string[]).includes(name)) expect([...outcomes]).toContain('accepted');
    },
    LIMIT_MS,
  );
});

describe('arbitrary requests are refused in the envelope', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    '%s',
    async (name, call) => {
      const json = call.body
        ? fc.oneof(
            { weight: 3, arbitrary: spoiled(arbitraryOf(call.body, known)).map((body) => JSON.stringify(body)) },
            { weight: 1, arbitrary: arbitraryPayload },
          )
        : arbitraryPayload;
      const type = fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(call.rawBody?.[0] ?? 'application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '',
            'text/plain',
            'application/json; charset=utf-16',
            'multipart/form-data',
            'application/json;',
            ';',
            'a/b/c',
            ...(call.rawBody ?? []),
          ),
        },
      );
      const names = call.path.match(/:(\w+)/g) ?? [];
      const request = fc.record({
        params: fc.tuple(...names.map(() => arbitrarySegment)),
        query: arbitraryQuery(['take', 'cursor', 'currency', 'status', 'year', 'since', 'referralCode']),
        headers: arbitraryHeaders,
        type,
        payload: fc.option(json, { nil: undefined }),
        isSignedIn: fc.boolean(),
      });
      await check(
        name,
        fc.asyncProperty(request, async ({ params, query, headers, type: contentType, payload, isSignedIn }) => {
          const rest = {
            ...headers,
            ...(isSignedIn ? bearer(await tokenFor(call)) : {}),
            ...(payload === undefined ? {} : { 'content-type': contentType }),
          };
          const path = fill(call.path, Object.fromEntries(names.map((key, index) => [key.slice(1), params[index] ?? ''])));
          const asked = { path, ...(payload === undefined ? {} : { payload: payload as string | Buffer }) };
          judge(call, asked, await wire.send(call.method, { ...asked, query, headers: rest }));
        }),
      );
      expect((await wire.send('GET', { path: '/healthz', query: '', headers: {} })).statusCode).toBe(200);
    },
    LIMIT_MS,
  );
});
