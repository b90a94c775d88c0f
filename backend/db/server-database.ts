import pg from 'pg';
import { StartError } from '@/backend/config/start-error';
import type { Database, Orm } from './database';
import { pooledOrm } from './pooled-orm';
import { STATEMENT_TIMEOUT_MS } from './statement-timeout';

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
    // locks that end with them (`takeTurn`), and jobs by leases in the database (`job_leases`).
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
