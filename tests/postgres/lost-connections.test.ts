import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAnswering, type Database } from '@/backend/api/db/database';
import { openServerDatabase } from '@/backend/api/db/server-database';
import { isUnavailable } from '@/backend/api/db/database-errors';
import { call, logIn, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend } from '@/tests/setup/test-backend';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';

/**
 * As a server that is started anew, or an administrator, does. Run by another process: this one stands still meanwhile, and hears of it
 * only afterwards.
 */
const END_ALL = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.argv[1] });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
  await client.end();
`;
const endAll = (url: string) => void execFileSync(process.execPath, ['--input-type=module', '-e', END_ALL, url]);
const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

// The embedded database has no connections: only `npm run suite -- postgres` runs this. Whatever nobody caught, which would end the process,
// fails the run.
describe('a connection that the server ends', () => {
  const CONNECTIONS = 2;
  let place: TestDatabase;
  let url: string;
  let database: Database;
  beforeAll(async () => {
    place = await createTestDatabase();
    url = place.variables.DATABASE_URL ?? '';
    database = await openServerDatabase({ url, connections: CONNECTIONS });
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const query = () => database.orm.execute('select 1');
  type Work = Parameters<typeof database.orm.transaction<unknown>>[0];
  it.each<[string, Work | null]>([
    [
      'between two queries of a transaction',
      async (tx) => {
        await tx.execute('select 1');
        endAll(url);
        await moment();
        await tx.execute('select 1');
      },
    ],
    [
      'before the last one of a transaction',
      async (tx) => {
        await tx.execute('select 1');
        endAll(url);
      },
    ],
    [
      'under a query of a transaction',
      async (tx) => {
        // Sent by `then`, not before.
        const asked = tx.execute('select pg_sleep(4)').then(() => undefined);
        await moment();
        endAll(url);
        await asked;
      },
    ],
    ['before a transaction begins', null],
  ])('%s is no fault of ours and costs the pool no place', async (_when, work) => {
    for (let round = 0; round <= CONNECTIONS; round += 1) {
      await query();
      // One that waits in the pool and is gone without anybody having heard of it.
      if (!work) endAll(url);
      const failed: unknown = await database.orm.transaction(work ?? (async () => undefined)).then(
        () => null,
        (error: unknown) => error,
      );
      expect(isUnavailable(failed), String(failed)).toBe(true);
      await moment();
    }
    const all = Array.from({ length: CONNECTIONS }, () => database.orm.transaction((tx) => tx.execute('select 1')));
    expect(await Promise.all(all)).toHaveLength(CONNECTIONS);
    expect(await isAnswering(database)).toBe(true);
  });
});

describe('a call whose connection the server ends', () => {
  it('is answered 503 as often as it happens and has done nothing, and the next one is served', async () => {
    const backend = await createTestBackend({ rateLimitFactor: 1000 });
    try {
      const { realtime, env } = backend.context;
      if (env.database.kind !== 'server') throw new Error('This is for a server');
      const { url } = env.database;
      const { token, email } = await signUpMember(backend);
      const { forgetUser } = realtime;
      const remove = () => call(backend, 'deleteAccount', { token, body: { password: PASSWORD } });
      realtime.forgetUser = async () => {
        endAll(url);
        await moment();
      };
      for (let round = 0; round < 3; round += 1) {
        expect((await remove()).json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE', data: null });
      }
      realtime.forgetUser = forgetUser;
      expect(await logIn(backend, email)).toHaveLength(43);
      expect((await remove()).statusCode).toBe(200);
    } finally {
      await backend.remove();
    }
  });
});
