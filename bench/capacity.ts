/**
 * Cost of a member: CPU time of backend and database per call, and bytes in the database, on a PostgreSQL and a Redis of this run. CPU
 * time hardly depends on other load, so the figures can be added up for planning (docs/scale.md). Prints two tables; there is no target.
 *   npm run bench -- capacity            300 of each call
 *   npm run bench -- capacity 1000
 */
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openServerDatabase } from '@/backend/api/db/server-database';
import { SCALE_EMAIL, seedScaleWardrobe } from '@/backend/api/db/seed/wardrobes/seed-scale-wardrobe';
import { DEMO_PASSWORD } from '@/backend/api/identity/demo-people';
import { createPasswordHasher } from '@/backend/api/identity/password-hasher';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { freePort } from '@/scripts/servers/free-port';
import { startPostgres } from '@/scripts/servers/postgres-server';
import { startRedis } from '@/scripts/servers/redis-server';
import { addInvoices } from '@/tests/builders/many-invoices';
import { endProcess, startBackendProcess } from '@/tests/setup/backend-process';
import { PASSWORD } from '@/tests/setup/member';
import { processorMs } from './capacity/processor-time';

const TIMES = Number(process.argv[2] ?? 300);
const AT_ONCE = 8;
const PIECES = 10_000;
const INVOICES = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'capacity-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres(await freePort(), folder);
const redis = await startRedis(await freePort(), folder);
const backend = await startBackendProcess({
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  DATA_DIR: folder,
  RATE_LIMIT_FACTOR: '1000000',
  NODE_ENV: 'production',
});
const database = await openServerDatabase({ url: postgres.url, connections: 2 });
const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });

async function bytes(): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

async function grown(work: () => Promise<unknown>): Promise<number> {
  const before = await bytes();
  await work();
  return (await bytes()) - before;
}

interface Asked {
  token?: string | undefined;
  body?: unknown;
}

async function callOnce(name: CallName, { token, body }: Asked = {}): Promise<unknown> {
  const answer = await fetch(`${backend.url}${CALLS[name].path}`, {
    method: CALLS[name].method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: unknown }).data;
}

/** Makes the calls, several at once. @returns their answers */
async function many(times: number, work: (index: number) => Promise<unknown>): Promise<unknown[]> {
  const answers: unknown[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < times; index = next++) answers[index] = await work(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

async function measure(what: string, work: (index: number) => Promise<unknown>): Promise<unknown[]> {
  await many(Math.min(20, TIMES), (index) => work(-1 - index)); // warm-up, not counted
  const before = [processorMs(backend.child.pid ?? 0), processorMs(postgres.pid), processorMs(redis.pid)] as const;
  const since = performance.now();
  const answers = await many(TIMES, work);
  const seconds = (performance.now() - since) / 1_000;
  const [ours, databases, counts] = [
    processorMs(backend.child.pid ?? 0) - before[0],
    processorMs(postgres.pid) - before[1],
    processorMs(redis.pid) - before[2],
  ];
  const each = (ms: number) => `${(ms / TIMES).toFixed(2)} ms`.padStart(10);
  console.log(`${what.padEnd(34)}${each(ours)}${each(databases)}${each(counts)}${`${Math.round(TIMES / seconds)}/s`.padStart(9)}`);
  return answers;
}

try {
  console.log(`${postgres.version}; ${TIMES} of each, ${AT_ONCE} at once\n`);
  console.log(
    `${'processor time a call'.padEnd(34)}${'backend'.padStart(10)}${'database'.padStart(10)}${'Redis'.padStart(10)}${'here'.padStart(9)}`,
  );
  let accountBytes = 0;
  let members: { accessToken: string; user: { id: string } }[] = [];
  accountBytes = await grown(async () => {
    members = (await measure('sign-up', (index) =>
      callOnce('signup', {
        body: { email: `member-${index}@example.com`, password: PASSWORD, firstName: 'Ada', lastName: 'Lo', country: 'hk', locale: 'en' },
      }),
    )) as typeof members;
  });
  const tokenOf = (index: number) => members[Math.abs(index) % members.length]?.accessToken;
  const pieceBytes = await grown(() => seedScaleWardrobe({ database, clock: () => new Date(), passwords: createPasswordHasher() }, PIECES));
  const invoiceBytes = await grown(() => addInvoices(database.orm, members[0]?.user.id ?? '', INVOICES));
  await pool.query('vacuum analyze');
  const { accessToken: rich } = (await callOnce('login', { body: { email: SCALE_EMAIL, password: DEMO_PASSWORD, ip: '' } })) as {
    accessToken: string;
  };
  await measure('login', (index) =>
    callOnce('login', { body: { email: `member-${Math.abs(index) % TIMES}@example.com`, password: PASSWORD, ip: '' } }),
  );
  await measure('who am I (every account page)', (index) => callOnce('currentUser', { token: tokenOf(index) }));
  await measure('100 pieces of a wardrobe of 10,000', () => callOnce('items', { token: rich }));
  await measure('10 invoices of 5,000', () => callOnce('invoices', { token: members[0]?.accessToken }));
  await measure('newsletter sign-up', (index) => callOnce('newsletterSignup', { body: { emailAddress: `reader-${index}@example.com` } }));
  await measure('nothing but the way (policy)', () => callOnce('passwordPolicy'));
  const kb = (size: number, count: number) => `${(size / count / 1_024).toFixed(2)} kB`.padStart(10);
  console.log(
    `\nin the database, indexes included\n${'an account with a session'.padEnd(34)}${kb(accountBytes, TIMES + Math.min(20, TIMES))}`,
  );
  console.log(`${'a piece with its history'.padEnd(34)}${kb(pieceBytes, PIECES)}\n${'an invoice'.padEnd(34)}${kb(invoiceBytes, INVOICES)}`);
} finally {
  await endProcess(backend);
  await pool.end();
  await database.close();
  await redis.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
