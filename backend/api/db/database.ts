import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BackendEnv } from '@/backend/config/env';
import { openEmbeddedDatabase } from './embedded-database';
import { openServerDatabase } from './server-database';

/** Queries and transactions, the same on both kinds of database. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface Database {
  kind: 'embedded' | 'server';
  orm: Orm;
  /** Where a statement may take as long as it needs, for migrations alone. */
  patientOrm: Orm;
  /** Whether this process still has the right to write: while the folder's lock is held; always, where there is no folder to share. */
  isLockHeld(): boolean;
  close(): Promise<void>;
}

/** @throws StartError when the folder is held by another process or the server does not answer */
export function openDatabase(env: BackendEnv['database']): Promise<Database> {
  return env.kind === 'embedded' ? openEmbeddedDatabase(env.folder) : openServerDatabase(env);
}

export async function isAnswering(database: Database): Promise<boolean> {
  return database.orm.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
