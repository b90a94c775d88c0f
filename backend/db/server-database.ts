import pg from 'pg';
import { StartError } from '@/backend/config/start-error';
import type { Database, Orm } from './database';
import { pooledOrm } from './pooled-orm';
import { STATEMENT_TIMEOUT_MS } from './statement-timeout';

/** @throws StartError when the server does not take the connection; its message names no password */
export async function openServerDatabase({ url, connections }: { url: string; connections: number }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    options: '-c timezone=UTC',
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process. The pool
  // listens to idle ones alone: one that is lost in the middle of a transaction says so itself. Nothing is logged here, for
  // the query under way, or the next one, fails and is told with its request.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError('The PostgreSQL server of DATABASE_URL does not take the connection.', { cause: error });
  }
  return {
    kind: 'server',
    orm: pooledOrm(pool) as unknown as Orm, // the drivers' result types differ, the query builder does not
    // There is none that could be lost: any number of copies may write. Whose turn something is, transactions settle by
    // locks that end with them (`takeTurn`), and jobs by leases in the database (`job_leases`).
    isLockHeld: () => true,
    close: () => pool.end(),
  };
}
