import pg from 'pg';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgDatabase, NodePgSession, type NodePgClient, type NodePgSessionOptions } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { StartError } from '@/backend/config/start-error';
import type { Database, Orm } from './database';
import { isQueryTimeout } from './database-errors';

type NoSchema = Record<string, never>;

/**
 * Queries and transactions on a pool. drizzle's own transaction gives its client back only once `begin` was answered: each
 * that fails before would take a place of the pool for good. On a single client it takes and gives back nothing: that is done here.
 */
function pooledOrm(pool: pg.Pool): NodePgDatabase<NoSchema> & { $client: pg.Pool } {
  const dialect = new PgDialect();
  // One object for all of them, as drizzle does: whoever sets a logger in it hears the transactions too.
  const options: NodePgSessionOptions = {};
  const sessionOn = (client: NodePgClient) =>
    new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(client, dialect, undefined, options);
  const orm = new NodePgDatabase<NoSchema>(dialect, sessionOn(pool), undefined);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    // The pool knows by itself that a connection was lost once `rollback` was refused. After `begin` alone it may not have
    // heard of it yet, and of one that is silent it never hears: it would hand it to the next one, and opens another instead.
    let isOfUse = false;
    try {
      return await sessionOn(client).transaction((tx) => {
        isOfUse = true;
        return work(tx);
      }, config);
    } catch (error) {
      isOfUse &&= !isQueryTimeout(error);
      throw error;
    } finally {
      client.release(!isOfUse);
    }
  };
  // As `drizzle()` does: whoever needs the driver finds it there.
  return Object.assign(orm, { $client: pool });
}

/** Longer queries are cut off. The embedded engine has no timers and ignores it; see docs/decisions. */
const STATEMENT_TIMEOUT_MS = 5_000;

/** The server cuts a statement off before: whoever says nothing for so long is not there any more, and no packet will tell. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000;

/** @throws StartError when the server does not take the connection; its message names no password */
export async function openServerDatabase({
  url,
  connections,
  silenceMs = SILENCE_MS,
}: {
  url: string;
  connections: number;
  silenceMs?: number;
}): Promise<Database> {
  const pool = openPool({
    connectionString: url,
    max: connections,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    query_timeout: silenceMs,
  });
  // Waits for its turn behind another copy, and for an index as long as its table is large.
  const patient = openPool({ connectionString: url, max: 1, idleTimeoutMillis: 1_000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    await Promise.all([pool.end(), patient.end()]);
    throw new StartError('The PostgreSQL server of DATABASE_URL does not take the connection.', { cause: error });
  }
  return {
    kind: 'server',
    orm: pooledOrm(pool) as unknown as Orm, // the drivers' result types differ, the query builder does not
    patientOrm: pooledOrm(patient) as unknown as Orm,
    // There is none that could be lost: any number of copies may write. Whose turn something is, transactions settle by
    // locks that end with them (`takeMigrationLock`), and jobs by leases in the database (`job_leases`).
    isLockHeld: () => true,
    close: async () => void (await Promise.all([pool.end(), patient.end()])),
  };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c timezone=UTC',
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process. The pool
  // listens to idle ones alone: one that is lost in the middle of a transaction says so itself. Nothing is logged here, for
  // the query under way, or the next one, fails and is told with its request.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
