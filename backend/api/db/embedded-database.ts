import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '@/backend/config/start-error';
import type { Database, Orm } from './database';
import { lockFolder, notWritableReason } from './folder-lock';

/** 16 MB instead of 128: the process needs a quarter of the memory, and the data set is small. */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'];

/** Size of PostgreSQL's WAL files. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

const LISTS_OF_NUMBERS_AND_TIMES = [1231, 1115, 1185, 1187, 1182];
/** Times and large numbers arrive as text; the columns parse them. */
const AS_WRITTEN = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...LISTS_OF_NUMBERS_AND_TIMES].map((type) => [
    type,
    (value: string) => value,
  ]),
);

/**
 * PostgreSQL in this process, with its files in `<folder>/postgres`.
 * @throws StartError when another process holds the folder or it is not writable
 */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  const home = path.resolve(folder);
  try {
    await mkdir(home, { recursive: true });
  } catch (error) {
    throw new StartError(notWritableReason(home, error), { cause: error });
  }
  const lock = await lockFolder(home);
  try {
    const client = await PGlite.create({ dataDir: path.join(home, 'postgres'), startParams: START_PARAMETERS, parsers: AS_WRITTEN });
    const orm = ormOf(client);
    return {
      kind: 'embedded',
      orm,
      patientOrm: orm,
      isLockHeld: () => lock.isHeld(),
      async close() {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    if (await isFull(home)) throw new StartError(notWritableReason(home, { code: 'ENOSPC' }), { cause: error });
    throw new StartError(`The database in ${home} cannot be opened; it may be damaged or of another version.`, { cause: error });
  }
}

/**
 * The query builder passes the parsers with each query, for which the engine copies its whole table of types: a fifth of a short query's
 * time. They are set once at start instead.
 */
function ormOf(client: PGlite): Orm {
  const plain = (queries: Pick<Transaction, 'query'>) => ({
    query: <Row>(query: string, params?: unknown[], options?: QueryOptions) =>
      queries.query<Row>(query, params, { rowMode: options?.rowMode }),
  });
  const told = {
    ...plain(client),
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      client.transaction((transaction) => work(plain(transaction) as Transaction)),
  };
  return drizzle({ client: told as unknown as PGlite }) as unknown as Orm; // the drivers' result types differ, the query builder does not
}

/** The engine needs disk space to recover after a crash, and does not report that there was none. */
async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && disk.bavail * disk.bsize < LOG_FILE_BYTES;
}

/**
 * An in-memory database without a folder, for tests that need rows but no server.
 * @internal for tests
 * @param dump initial data, from PGlite's `dumpDataDir`
 */
export async function openMemoryDatabase(dump: Blob): Promise<Database> {
  const client = await PGlite.create({ startParams: START_PARAMETERS, loadDataDir: dump, parsers: AS_WRITTEN });
  const orm = ormOf(client);
  return {
    kind: 'embedded',
    orm,
    patientOrm: orm,
    // Private to this process.
    isLockHeld: () => true,
    close: () => client.close(),
  };
}
