import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackendEnv } from '@/backend/config/env';
import { openDatabase } from '@/backend/api/db/database';
import { isMigrated, migrate } from '@/backend/api/db/migrate';
import { gatewayRefunds } from '@/backend/api/db/schema/gateway';
import { invoices, orders } from '@/backend/api/db/schema/orders';
import { refunds } from '@/backend/api/db/schema/refunds';
import { knownDevices } from '@/backend/api/db/schema/sign-in';
import { settleRefunds } from '@/backend/api/payments/refunds';
import { createBackend, type Backend } from '@/backend/server';
import { call, dataFrom, logIn, PASSWORD } from '@/tests/setup/member';
import { createTestDatabase, type TestDatabase } from '@/tests/setup/test-database';
import { sameValues } from './same-values';
import { countRows, readRows, writeRows, type StoredRows } from './stored-rows';

interface Stored {
  migration: string;
  rows: StoredRows;
}

const HERE = new URL('./', import.meta.url);
/** What two customers left at each version of which rows are kept, the oldest first. */
const stored = readdirSync(HERE)
  .filter((name) => /^rows-at-\d{4}\.json$/.test(name))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, HERE), 'utf8')) as Stored);

const isTurningPoint = ({ rows }: Stored, at: number) => at === 0 || rows.term_refunds !== undefined || at === stored.length - 1;
/** The oldest version, the one that owed refunds in two tables, and the newest. */
export const turningPoints = stored.filter(isTurningPoint);
export const between = stored.filter((version, at) => !isTurningPoint(version, at));

/** No lease of the older version is left by then, and nothing that is due on a day after it. */
const SINCE_WRITTEN_MS = 600_000;

/** Goes on from the hour in which rows were written: on a later day what is due in them would be charged during the test. */
function clockFrom(rows: StoredRows): () => Date {
  const written = Math.max(...(rows.sessions ?? []).map(({ created_at }) => Date.parse(String(created_at))));
  const ahead = Date.now() - written - SINCE_WRITTEN_MS;
  return () => new Date(Date.now() - ahead);
}

/** Migrates each of them to the version of today and goes on with it. */
export function describeStored(versions: readonly Stored[]): void {
  describe.each(versions)('a database that stood at $migration', ({ migration, rows }) => {
    const clock = clockFrom(rows);
    let database: TestDatabase;
    let backend: Backend;
    let applied: string[] = [];
    let older: StoredRows = {};
    let migrated: StoredRows = {};

    beforeAll(async () => {
      database = await createTestDatabase();
      const env = readBackendEnv({
        ...database.variables,
        BACKEND_PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        RATE_LIMIT_FACTOR: '20',
      });
      const before = await openDatabase(env.database);
      applied = await migrate(before.orm, clock(), migration);
      await writeRows(before.orm, rows);
      older = await readRows(before.orm);
      // The migrations alone, as a start begins with them: it goes on to settle refunds and hand over mails.
      await migrate(before.orm, clock());
      migrated = await readRows(before.orm);
      await before.close();
      backend = await createBackend(
        { ...env, hasDemoAccounts: false, hasSampleBookings: false, hasOperations: false, hasEmbeddedGateway: true },
        { clock },
      );
    });
    afterAll(async () => {
      await backend.close();
      await database.drop();
    });

    it('was that of the older version, and is that of this one', async () => {
      expect(applied.at(-1)).toBe(migration);
      expect(older).toEqual(rows);
      expect(await isMigrated(backend.context.database.orm)).toBe(true);
    });

    it('keeps each value of each table as it was through every migration since', () => {
      for (const table of Object.keys(older)) {
        const { was, is } = sameValues(table, older, migrated);
        // What a migration changes on purpose is an exception of its own here, with its reason; none of them has changed anything of these
        // rows yet.
        expect.soft(is, table).toEqual(was);
      }
    });

    it('holds everything that it held after a start', async () => {
      // Leases are whose turn a job is, and the jobs are this version's.
      const tables = Object.keys(rows).filter((table) => table !== 'job_leases');
      expect(tables).toEqual(expect.arrayContaining(['users', 'orders', 'invoices', 'bookings', 'outbox_mails', 'sessions']));
      expect(await countRows(backend.context.database.orm, tables)).toEqual(
        Object.fromEntries(tables.map((table) => [table, rows[table]?.length])),
      );
    });

    it.each(['hk', 'sg'])('lets the customer of %s in, who finds invoices and visit as they were', async (country) => {
      const token = await logIn(backend, `stored-${country}@example.com`, PASSWORD);
      const { user } = await dataFrom(backend, 'currentUser', { token });
      const stored = (await backend.context.database.orm.select().from(invoices)).filter(({ userId }) => userId === user.id);
      const shown = (await dataFrom(backend, 'invoices', { token })).data;
      expect(shown.map(({ total }) => total).sort()).toEqual(
        (rows.invoices ?? [])
          .filter(({ user_id }) => user_id === user.id)
          .map(({ total }) => total)
          .sort(),
      );
      expect(stored).toHaveLength(shown.length);
      expect((await dataFrom(backend, 'bookings', { token })).bookings).toHaveLength(
        (rows.bookings ?? []).filter(({ user_id }) => user_id === user.id).length,
      );
    });

    /** Owed in one table since 0026, in two before; the oldest had none. */
    const owed = [
      ...(rows.term_refunds ?? []).map(({ order_id, to_card }) => ({ key: `term-${String(order_id)}`, amount: to_card })),
      ...(rows.invoice_refunds ?? []).map(({ invoice_id, to_card }) => ({ key: `visit-${String(invoice_id)}`, amount: to_card })),
      ...(rows.refunds ?? []).map(({ key, to_card }) => ({ key: String(key), amount: to_card })),
    ].sort((a, b) => (a.key < b.key ? -1 : 1));
    if (owed.length > 0) {
      it('gives back what it owed, once, under the keys that the gateway knew', async () => {
        const { orm } = backend.context.database;
        // The account job of the start may have asked before us, or be asking.
        await settleRefunds(backend.context);
        await expect.poll(async () => (await orm.select().from(refunds)).map(({ status }) => status)).toEqual(owed.map(() => 'done'));
        await settleRefunds(backend.context);
        expect(
          (await orm.select({ key: gatewayRefunds.key, amount: gatewayRefunds.amount }).from(gatewayRefunds)).sort((a, b) =>
            a.key < b.key ? -1 : 1,
          ),
        ).toEqual(owed);
      });
    }

    if (rows.payout_destinations) {
      it('knows what was sold and where its money goes, the rushes of a plan, and a member’s own words, as they were', async () => {
        const stored = await readRows(backend.context.database.orm);
        for (const table of [
          'items',
          'item_sales',
          'item_events',
          'item_requests',
          'item_request_lines',
          'storage_plans',
          'wardrobes',
          'payout_destinations',
        ]) {
          expect(rows[table]?.length, table).toBeGreaterThan(0);
          expect(stored[table], table).toMatchObject(rows[table] ?? []);
        }
        const token = await logIn(backend, 'stored-hk@example.com', PASSWORD);
        expect((await dataFrom(backend, 'payout', { token })).destination).toEqual({
          method: 'bank',
          holder: 'Ada Lo',
          ending: '6838',
        });
      });
    }

    if (rows.term_refunds) {
      it('lets a copy of the version before write and take up the same refunds', async () => {
        const { orm } = backend.context.database;
        const owedOrders = new Set((rows.term_refunds ?? []).map(({ order_id }) => order_id));
        const order = (await orm.select().from(orders)).find(({ id }) => !owedOrders.has(id));
        await orm.execute(
          `insert into term_refunds (order_id, user_id, country, charge_id, to_card, as_credit, status, created_at, done_at) values ('${order?.id}', '${order?.userId}', 'hk', 'a-charge', 5, 0, 'pending', now(), null)`,
        );
        await orm.execute(
          `update term_refunds set lease_until = now() + interval '1 minute' where order_id = '${order?.id}' and status = 'pending'`,
        );
        expect(await settleRefunds(backend.context, { userId: order?.userId ?? '' })).toBe(0);
        expect((await orm.select().from(refunds)).filter(({ key }) => key === `term-${order?.id}`)).toMatchObject([
          { toCard: 5, status: 'pending', leaseUntil: expect.any(Date) },
        ]);
      });
    }

    it('knows what its members were signed in with, so that coming back is no news to them', async () => {
      const known = (await backend.context.database.orm.select().from(knownDevices)).map(({ userId, browser, system }) =>
        [userId, browser, system].join(),
      );
      expect(known).toEqual(
        expect.arrayContaining((rows.sessions ?? []).map(({ user_id, browser, system }) => [user_id, browser ?? '', system ?? ''].join())),
      );
    });

    it('goes on: somebody new signs up', async () => {
      const answer = await call(backend, 'signup', {
        body: { email: 'new-since@example.com', password: PASSWORD, firstName: 'New', lastName: 'Since', country: 'hk', locale: 'en' },
      });
      expect(answer.statusCode).toBe(201);
    });
  });
}
