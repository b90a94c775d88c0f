import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BackendEnv } from '@/backend/config/env';
import { openEmbeddedDatabase } from './embedded-database';
import { openServerDatabase } from './server-database';

/** Queries and transactions, the same for both kinds of database. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  kind: 'embedded' | 'server';
  orm: Orm;
  /** Without statement timeout, for migrations only. */
  patientOrm: Orm;
  /** Whether this process may still write: true while it holds the folder's lock, and always without a folder. */
  isLockHeld(): boolean;
  close(): Promise<void>;
}

/** @throws StartError when another process holds the folder or the server does not answer */
export function openDatabase(env: BackendEnv['database']): Promise<Database> {
  return env.kind === 'embedded' ? openEmbeddedDatabase(env.folder) : openServerDatabase(env);
}

export async function isAnswering(database: Database): Promise<boolean> {
  return database.orm.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}

/** A server has autovacuum; the embedded engine has not, and would plan without statistics. */
export async function refreshStatistics(orm: Pick<Orm, 'execute'>): Promise<void> {
  await orm.execute(sql`vacuum analyze`);
}
