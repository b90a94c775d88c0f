import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { openDatabase } from '@/backend/db/database';
import { isMigrated, migrate } from '@/backend/db/migrate';
import { invoices } from '@/backend/db/schema/orders';
import { createBackend, type Backend } from '@/backend/server';
import { plainOf } from '@/tests/builders/order';
import { call, dataOf, logIn, PASSWORD } from '@/tests/setup/member';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';
import { countRows, writeRows, type StoredRows } from './stored-rows';

interface Stored {
  migration: string;
  rows: StoredRows;
}

const HERE = new URL('.', import.meta.url);
const versions = readdirSync(HERE)
  .filter((name) => /^rows-at-\d{4}\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(new URL(name, HERE), 'utf8')) as Stored);

describe.each(versions)('a database that stood at $migration', ({ migration, rows }) => {
  let database: TestDatabase;
  let backend: Backend;
  let applied: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const env = readBackendEnv({ ...database.variables, BACKEND_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '20' });
    const before = await openDatabase(env.database);
    applied = await migrate(before.orm, new Date(), migration);
    await writeRows(before.orm, rows);
    await before.close();
    backend = await createBackend({ ...env, hasDemoAccounts: false, hasSampleBookings: false, hasOperations: false });
  });
  afterAll(async () => {
    await backend.close();
    await database.drop();
  });

  it('was that of the older version, and is that of this one after a start', async () => {
    expect(applied.at(-1)).toBe(migration);
    expect(await isMigrated(backend.context.database.orm)).toBe(true);
  });

  it('holds everything that it held', async () => {
    const tables = Object.keys(rows);
    expect(tables).toEqual(expect.arrayContaining(['users', 'orders', 'invoices', 'bookings', 'outbox_mails', 'sessions']));
    expect(await countRows(backend.context.database.orm, tables)).toEqual(Object.fromEntries(tables.map((table) => [table, rows[table]?.length])));
  });

  it.each(['hk', 'sg'])('lets the customer of %s in, who finds invoices and visit as they were', async (country) => {
    const token = await logIn(backend, `stored-${country}@example.com`, PASSWORD);
    const { user } = dataOf('currentUser', await call(backend, 'currentUser', { token }));
    const stored = (await backend.context.database.orm.select().from(invoices)).filter(({ userId }) => userId === user.id);
    const shown = plainOf('invoices', await call(backend, 'invoices', { token })).data;
    expect(shown.map(({ total }) => total).sort()).toEqual((rows.invoices ?? []).filter(({ user_id }) => user_id === user.id).map(({ total }) => total).sort());
    expect(stored).toHaveLength(shown.length);
    expect(dataOf('bookings', await call(backend, 'bookings', { token })).bookings).toHaveLength((rows.bookings ?? []).filter(({ user_id }) => user_id === user.id).length);
  });

  it('goes on: somebody new signs up', async () => {
    const answer = await call(backend, 'signup', { body: { email: 'new-since@example.com', password: PASSWORD, firstName: 'New', lastName: 'Since', country: 'hk', locale: 'en' } });
    expect(answer.statusCode).toBe(201);
  });
});
