import pg from 'pg';
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgDatabase, NodePgSession, type NodePgClient, type NodePgSessionOptions } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { StartError } from '@/backend/config/start-error';
import type { Database, Orm } from './database';
import { isQueryTimeout } from './database-errors';

type NoSchema = Record<string, never>;

/**
 * Queries and transactions on a pool. drizzle releases its client only after `begin` has succeeded, so each failed `begin` would leak a
 * connection. On a single client it does not acquire or release, so that is done here.
 */
function pooledOrm(pool: pg.Pool): NodePgDatabase<NoSchema> & { $client: pg.Pool } {
  const dialect = new PgDialect();
  // One shared object, as in drizzle: a logger set in it also logs transactions.
  const options: NodePgSessionOptions = {};
  const sessionOn = (client: NodePgClient) =>
    new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(client, dialect, undefined, options);
  const orm = new NodePgDatabase<NoSchema>(dialect, sessionOn(pool), undefined);
  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    // The pool notices a lost connection only when `rollback` fails. After a failed `begin`, or a query timeout, it may not know, and would
    // hand the connection to the next query; so it is destroyed.
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
  // As `drizzle()` does, for callers that need the driver.
  return Object.assign(orm, { $client: pool });
}

/** Longer queries are cancelled. The embedded engine has no timers and ignores this; see docs/decisions. */
const STATEMENT_TIMEOUT_MS = 5_000;

/** The server cancels a statement earlier, so a connection without any answer for this long is dead. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000;

/** @throws StartError when the server refuses the connection; the message contains no password */
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
  // May wait for another copy's migration, and for an index on a large table.
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
    // No folder lock: any number of copies may write. Transactions coordinate by locks that end with them (`takeMigrationLock`), jobs by
    // leases in the database (`job_leases`).
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
  // The pool replaces an idle connection that the server drops; without a listener the error would end the process. Connections in use
  // report their own errors. Nothing is logged here, because the failing query is logged with its request.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
