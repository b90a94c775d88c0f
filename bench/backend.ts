/**
 * `npm run bench:backend [-- --seconds=N]`: 50 requests a second (80 % reads, 18 % writes, 2 % logins) at a backend process on
 * the embedded database and, where TEST_DATABASE_URL names a PostgreSQL server, on a new database there. A request's time
 * counts from the moment at which it was due, so that a backend that falls behind cannot hide it. Then what it can at most.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createFolder, createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';
import { PASSWORD, requestOf, type Member } from './backend-mix';
import { openShop, type Shop } from './charges/shop';
import { atMost, plainFigure, report, type BenchLine } from './result';

const RATE = 50;
const BAR_MS = 150;
const WARM_UP_S = 5;
const MEMBERS = 40;
const AT_ONCE = 16;
const FULL_S = 10;
const seconds = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice('--seconds='.length) ?? 60);

const percentile = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

async function signUp(shop: Shop, at: number): Promise<Member> {
  const email = `bench-${at}@example.com`;
  const answer = await shop.call('signup', { body: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lo', country: 'hk', locale: 'en' } });
  if (answer.kind !== 'ok') throw new Error(`A sign-up failed: ${JSON.stringify(answer)}`);
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
  const shop = await openShop(database.variables);
  try {
    const members: Member[] = [];
    for (let at = 0; at < MEMBERS; at += 1) members.push(await signUp(shop, at));
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

const lines = await measure('embedded database', await createFolder());
if (process.env.TEST_DATABASE_URL) lines.push(...(await measure('PostgreSQL', await createTestDatabase())));
else console.log('PostgreSQL: not measured, TEST_DATABASE_URL names no server.');
process.exitCode = report({ name: 'backend', lines });
