import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptDocuments } from '@/backend/api/db/schema/after-account';
import { gatewayNonces } from '@/backend/api/db/schema/gateway';
import { slotHolds, slotReservations } from '@/backend/api/db/schema/slots';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import type { PasswordHasher } from '@/backend/api/identity/password-hasher';
import type { Call } from '@/lib/contract/call';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { growTables } from '@/tests/builders/grown-tables';
import { BUYING_PROBES } from '@/tests/contract/kills/buying-probes';
import { PLAN_PROBES } from '@/tests/contract/kills/plan-probes';
import { IDENTITY_PROBES } from '@/tests/contract/kills/identity-probes';
import { WARDROBE_PROBES } from '@/tests/contract/kills/wardrobe-probes';
import { isAccepted } from '@/tests/contract/kills/write-probe';
import { demoToken, MONDAY } from '@/tests/contract/wardrobe/support';
import { call } from '@/tests/setup/member';
import { startOidcStandIn } from '@/tests/setup/oidc-stand-in';
import { readIndexes, tablesReadWhole, unindexedReferences, type Indexes } from '@/tests/setup/query-plans';
import { recordQueries, type Recorder } from '@/tests/setup/recorded-queries';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { JOBS, runJobs } from './jobs';
import { READING_POSTS } from '@/tests/contract/reading-posts';
import { runReads } from './reads';

/** So many rows, and so many times what one member has, that reading the table whole is the worse plan; more where a page holds many. */
const GROWN = {
  rows: 4_000,
  times: 40,
  more: { announced_answers: 30_000, item_sales: 20_000, item_pictures: 20_000, invoice_payments: 20_000 },
};

/** What neither members nor time make longer. Every other table counts as one that grows, a new one too. */
const SMALL = {
  'as long as the price list': [
    'memberships',
    'price_entries',
    'extra_prices',
    'commission_bands',
    'gift_packages',
    'districts',
    'care_prices',
    'resale_estimates',
    'referral_rewards',
  ],
  'a row a migration, a seed, a key, a job, a clock': [
    'schema_migrations',
    'seed_states',
    'signing_keys',
    'previous_signing_keys',
    'job_leases',
    'simulated_clock',
  ],
  'what editors have written': ['cms_documents'],
  'a queue that is worked off whole': ['cards_to_forget'],
};
const small = Object.values(SMALL).flat();

/** They are answered without the database. */
const WITHOUT_QUERIES: readonly CallName[] = ['passwordPolicy', 'externalProviders'];

/** Hashing takes seconds in all, and asks the database for nothing. */
const NO_HASHING: PasswordHasher = { hash: async () => 'a hash', verify: async (stored) => stored !== null, isOutdated: () => true };

const calls = (Object.values(CALLS) as Call[]).map(({ name, method }) => ({ name: name as CallName, method }));
const reads = calls.filter(({ method, name }) => method === 'GET' || READING_POSTS.includes(name)).map(({ name }) => name);
const senders = [...calls.map(({ name }) => name).filter((name) => !WITHOUT_QUERIES.includes(name)), ...Object.keys(JOBS)];

let provider: Awaited<ReturnType<typeof startOidcStandIn>>;
let backend: TestBackend;
let recorder: Recorder;
let indexes: Indexes;
let answered: Awaited<ReturnType<typeof runReads>>;
let empty: string[];

const orm = () => backend.context.database.orm;

beforeAll(async () => {
  provider = await startOidcStandIn();
  backend = await createTestBackend(
    { rateLimitFactor: 100_000, oidc: { google: provider.settings, apple: null } },
    { clock: () => MONDAY },
  );
  Object.assign(backend.context, { passwords: NO_HASHING });
  recorder = recordQueries(orm());
  for (const probe of [...IDENTITY_PROBES, ...WARDROBE_PROBES, ...BUYING_PROBES, ...PLAN_PROBES]) {
    await recorder.during(probe.call, async () => {
      const [ready] = await probe.prepare(backend, 1);
      const answer = await probe.write(backend, ready);
      if (!isAccepted(answer)) throw new Error(`${probe.call} was answered ${answer.statusCode}: ${answer.body}`);
    });
  }
  answered = await runReads(backend, recorder, reads);
  await runJobs(backend, recorder);
  await addRowsThatWentAgain();
  empty = await growTables(orm(), { ...GROWN, except: small });
  await orm().execute('analyze');
  indexes = await readIndexes(orm());
}, 120_000);
afterAll(async () => {
  await backend.remove();
  await provider.close();
});

/** Of what the jobs have just worked off, something to copy. */
async function addRowsThatWentAgain(): Promise<void> {
  await call(backend, 'passwordReset', { body: { email: 'hk@example.com' } });
  await call(backend, 'updateUser', { token: await demoToken(backend, 'hk'), body: { marketing: true } });
  await orm()
    .insert(gatewayNonces)
    .values({ hash: 'unspent', behaviour: 'valid', brand: 'Visa', last4: '1111', expiry: '12/34', expiresAt: new Date('2099-01-01') });
  await orm()
    .insert(slotReservations)
    .values({ id: 'a-hold', country: 'hk', date: '2026-12-01', slot: '10:00', kind: 'hold', expiresAt: new Date('2099-01-01') });
  await call(backend, 'changeEmail', {
    token: await demoToken(backend, 'hk'),
    body: { email: 'moving@example.com', password: DEMO_PASSWORD },
  });
  await orm().insert(slotHolds).values({ id: 'a-hold', draftHash: 'a-draft', extensionsLeft: 2 });
  await orm().insert(keptDocuments).values({
    id: 'kept',
    kind: 'order',
    number: 'K-1',
    country: 'hk',
    billedName: 'Ada Lo',
    date: '2026-11-01',
    content: {},
    keepUntil: '2033-12-31',
  });
}

/** What the queries of a call or a job read from end to end, of the tables that grow. */
async function wholeReadsOf(sender: string): Promise<string[]> {
  const found: string[] = [];
  for (const query of recorder.queries().filter(({ by }) => by === sender)) {
    for (const { table, how } of (await tablesReadWhole(orm(), query, indexes)) ?? []) {
      if (!small.includes(table)) found.push(`${table}, ${how}: ${query.text}`);
    }
  }
  return found;
}

describe('every query that is sent', () => {
  it('is known: every call of the contract and every job has sent its own, and each call that reads was answered', () => {
    const silent = new Set(recorder.queries().map(({ by }) => by));
    expect(senders.filter((sender) => !silent.has(sender))).toEqual([]);
    expect(WITHOUT_QUERIES.filter((name) => silent.has(name))).toEqual([]);
    expect([...answered].filter(([, codes]) => !codes.includes(200))).toEqual([]);
    expect(recorder.queries().length).toBeGreaterThan(1_000);
  });

  it('meets tables that have grown', () => {
    expect(empty).toEqual([]);
  });

  it.each(senders)('%s: finds its rows by an index', async (sender) => {
    expect(await wholeReadsOf(sender)).toEqual([]);
  });

  it('would be seen without its index', async () => {
    await orm().execute('drop index sessions_by_user');
    expect(await wholeReadsOf('sessions')).toEqual([expect.stringMatching(/^sessions, row by row: select/)]);
    await orm().execute('create index sessions_by_user on sessions (user_id, last_seen_at)');
    expect(await wholeReadsOf('sessions')).toEqual([]);
  });
});

describe('what goes with a row that is deleted', () => {
  it('is found by an index, too', async () => {
    expect((await unindexedReferences(orm())).filter(({ table }) => !small.includes(table))).toEqual([]);
  });
});
