import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { StartError } from '@/backend/config/start-error';
import type { Orm } from './database';
import { schemaMigrations } from './schema/bookkeeping';

const FOLDER = new URL('./migrations/', import.meta.url);
const STATEMENT_BREAK = /^-- next$/m;
/** Any constant: copies that start at once on one server run one after the other. */
const ADVISORY_LOCK = 7_240_001;
/** Less than the one second of PostgreSQL's deadlock timeout, so that a customer's transaction is never the one aborted. */
const TABLE_WAIT_MS = 500;
const TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Migrates the database to this version: all or nothing, one process at a time. Copies of the previous version may be running: a lock on a
 * table they use is requested in short tries, between which they can continue.
 * @param until the last migration to apply, for tests that begin with an older database
 * @returns names of the migrations applied now
 * @throws StartError when an applied migration was changed since
 */
export async function migrate(orm: Orm, now: Date, until?: string): Promise<string[]> {
  const migrations = (await readMigrations()).filter(({ name }) => until === undefined || name <= until);
  for (let tried = 1; ; tried += 1) {
    try {
      return await applyAll(orm, migrations, now);
    } catch (error) {
      if (!isLocked(error) || tried === TRIES) throw error;
      await wait(TABLE_WAIT_MS);
    }
  }
}

function isLocked(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
}

function applyAll(orm: Orm, migrations: Awaited<ReturnType<typeof readMigrations>>, now: Date): Promise<string[]> {
  return orm.transaction(async (tx) => {
    // The lock may be held by another copy, and creating an index takes long on a large table.
    await tx.execute(sql`set local statement_timeout = 0`);
    await takeMigrationLock(tx);
    await tx.execute(sql`set local lock_timeout = ${sql.raw(String(TABLE_WAIT_MS))}`);
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null)`,
    );
    const applied = new Map((await tx.select().from(schemaMigrations)).map((row) => [row.name, row.hash]));
    const fresh: string[] = [];
    for (const { name, hash, statements } of migrations) {
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined) {
        throw new StartError(`Migration ${name} was changed after this database had applied it; add a new one instead.`);
      }
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.insert(schemaMigrations).values({ name, hash, appliedAt: now });
      fresh.push(name);
    }
    return fresh;
  });
}

/** Whether the database has every migration of this version. */
export async function isMigrated(orm: Orm): Promise<boolean> {
  const applied = new Set((await orm.select({ name: schemaMigrations.name }).from(schemaMigrations)).map(({ name }) => name));
  return (await migrationNames()).every((name) => applied.has(name));
}

/** Held until the transaction ends; seeds use it too. */
export async function takeMigrationLock(tx: Pick<Orm, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(ADVISORY_LOCK))})`);
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
}

async function readMigrations() {
  return Promise.all(
    (await migrationNames()).map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return {
        name,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text
          .split(STATEMENT_BREAK)
          .map((statement) => statement.trim())
          .filter(Boolean),
      };
    }),
  );
}
