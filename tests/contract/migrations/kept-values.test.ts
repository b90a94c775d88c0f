import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { openDatabase, type Database } from '@/backend/db/database';
import { migrate } from '@/backend/db/migrate';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';
import { sameValues } from './same-values';
import { readRows, writeRows, type StoredRows } from './stored-rows';

const HERE = new URL('.', import.meta.url);
const versions = readdirSync(HERE)
  .filter((name) => /^rows-at-\d{4}\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(new URL(name, HERE), 'utf8')) as { migration: string; rows: StoredRows });

let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await createTestDatabase();
  database = await openDatabase(readBackendEnv({ ...place.variables, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }).database);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});
/** One database for all of them: making one takes longer than all migrations. */
beforeEach(async () => {
  for (const statement of ['drop schema public cascade', 'create schema public']) await database.orm.execute(statement);
});

/** The migrations alone: a start goes on to settle refunds and hand over mails, which is what `migrations.test.ts` looks at. */
describe('every migration since', () => {
  it.each(versions)('$migration leaves each value of each table as it was', async ({ migration, rows }) => {
    const { orm } = database;
    await migrate(orm, new Date(), migration);
    await writeRows(orm, rows);
    const before = await readRows(orm);
    expect(before).toEqual(rows);
    await migrate(orm, new Date());
    const after = await readRows(orm);
    for (const table of Object.keys(before)) {
      const { was, is } = sameValues(table, before, after);
      // What a migration changes on purpose is an exception of its own here, with its reason; none of them has changed anything of these rows yet.
      expect.soft(is, table).toEqual(was);
    }
  });
});
