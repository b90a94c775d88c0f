/**
 * `npm run bench -- backend [-- --seconds=N]`: 50 requests a second (80 % reads, 18 % writes, 2 % logins) by members with thirty
 * pieces and three years of invoices, at a backend process on the embedded database and on a new database of a PostgreSQL
 * server: the one that TEST_DATABASE_URL names, else one of this run's own. A request's time counts from the moment at which
 * it was due, so that a backend that falls behind cannot hide it. Then what it can at most.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readBackendEnv } from '@/backend/config/env';
import { openDatabase, refreshStatistics } from '@/backend/api/db/database';
import { migrate } from '@/backend/api/db/migrate';
import { seedCatalogue } from '@/backend/api/db/seed/catalogue-seed';
import { seedScaleWardrobe } from '@/backend/api/db/seed/seed-scale-customer';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { createPasswordHasher } from '@/backend/api/identity/password-hasher';
import { freePort } from '@/scripts/servers/free-port';
import { startPostgres } from '@/scripts/servers/postgres-server';
import { addInvoices } from '@/tests/builders/many-invoices';
import { createFolder, createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';
import { requestOf, type Member } from './backend-mix';
import { openShop, type Shop } from './shop';
import { atMost, percentile, plainFigure, report, type BenchLine } from './result';

const RATE = 50;
const BAR_MS = 150;
const WARM_UP_S = 5;
const MEMBERS = 40;
const PIECES = 30;
const INVOICES = 36;
const AT_ONCE = 16;
const FULL_S = 10;
const seconds = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice('--seconds='.length) ?? 60);

/** As members are who have come for years: written before the backend starts, because the embedded database has one owner. */
async function addMembers(variables: Record<string, string>): Promise<string[]> {
  const database = await openDatabase(readBackendEnv(variables).database);
  const clock = () => new Date();
  const passwords = createPasswordHasher();
  const emails: string[] = [];
  try {
    await migrate(database.orm, clock());
    await seedCatalogue(database.orm, clock());
    for (let at = 0; at < MEMBERS; at += 1) {
      const id = `bench-${at}`;
      const email = `${id}@example.com`;
      await seedScaleWardrobe({ database, clock, passwords }, PIECES, { id, email, codesAfter: at * PIECES });
      await addInvoices(database.orm, id, INVOICES);
      emails.push(email);
    }
    await refreshStatistics(database.orm);
  } finally {
    await database.close();
  }
  return emails;
}

async function signIn(shop: Shop, email: string): Promise<Member> {
  const answer = await shop.call('login', { body: { email, password: DEMO_PASSWORD, ip: '' } });
  if (answer.kind !== 'ok') throw new Error(`A sign-in failed: ${JSON.stringify(answer)}`);
  return { email, token: String(answer.data.accessToken) };
}

/** @returns the milliseconds of every request from when it was due, and how many failed */
async function atFixedRate(shop: Shop, members: readonly Member[], length: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let failed = 0;
  const start = performance.now();
  for (let at = 0; at < length * RATE; at += 1) {
    const due = start + (at * 1000) / RATE;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    running.push(
      requestOf(shop, members, at)
        .ask()
        .then((isGood) => {
          times.push(performance.now() - due);
          if (!isGood) failed += 1;
        }),
    );
  }
  await Promise.all(running);
  return { times, failed };
}

async function atFullSpeed(shop: Shop, members: readonly Member[]): Promise<number> {
  let next = 0;
  const end = performance.now() + FULL_S * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      await requestOf(shop, members, next).ask();
      next += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return next / FULL_S;
}

async function measure(name: string, database: TestDatabase): Promise<BenchLine[]> {
  const emails = await addMembers(database.variables);
  const shop = await openShop(database.variables);
  try {
    const members: Member[] = [];
    for (const email of emails) members.push(await signIn(shop, email));
    await atFixedRate(shop, members, WARM_UP_S);
    const { times, failed } = await atFixedRate(shop, members, seconds);
    const most = await atFullSpeed(shop, members);
    return [
      plainFigure(`${name}, median at ${RATE}/s`, percentile(times, 0.5), 'ms'),
      atMost(`${name}, p99 at ${RATE}/s`, percentile(times, 0.99), 'ms', BAR_MS),
      atMost(`${name}, failed of ${times.length}`, failed, '', 0),
      plainFigure(`${name}, the same mix as fast as it goes`, most, '/s'),
    ];
  } finally {
    await shop.close();
    await database.drop();
  }
}

/** @returns how to end the server, where there was none */
async function haveServer(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  // PostgreSQL runs as a user of its own, who must come as far as its files.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(await freePort(), folder);
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const lines = await measure('embedded database', await createFolder());
const endServer = await haveServer();
try {
  lines.push(...(await measure('PostgreSQL', await createTestDatabase())));
} finally {
  await endServer();
}
process.exitCode = report({ name: 'backend', lines });
