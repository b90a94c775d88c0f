import { sql, type Column, type SQL } from 'drizzle-orm';
import pMap from 'p-map';
import { REGION_CODES, type RegionCode } from '@/lib/config/regions';

export const BATCH_ROWS = 200;
/** Short transactions per copy; requests need connections too. */
const AT_ONCE = 4;
/** After this many consecutive failures, assume that a shared service is down, not that the rows are bad. */
const MAX_FAILURES = 10;

interface BatchOptions<Row> {
  /** The next rows in key order, at most `BATCH_ROWS`; `after` is the last row of the previous batch. */
  page: (after: Row | null) => Promise<Row[]>;
  /** Concurrency; must be lower than the copy's connections. */
  atOnce?: number;
  /** Stops between two rows. */
  signal?: AbortSignal | undefined;
}

/**
 * Processes what may be millions of rows, one batch in memory at a time, several rows at once. The work must be idempotent and safe for two
 * workers, because it restarts after a stop. A failing row does not block the others.
 * @throws the first failure, at the end
 */
export async function processInBatches<Row>(
  { page, atOnce = AT_ONCE, signal }: BatchOptions<Row>,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  const isOver = () => inARow >= MAX_FAILURES || signal?.aborted === true;
  for (let rows = await page(null); rows.length > 0 && !isOver(); rows = rows.length < BATCH_ROWS ? [] : await page(rows.at(-1) ?? null)) {
    const workOne = async (row: Row) => {
      if (isOver()) return;
      try {
        await work(row);
        inARow = 0;
      } catch (error) {
        inARow += 1;
        failures.push(error);
      }
    };
    await pMap(rows, workOne, { concurrency: atOnce });
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Runs for each region; a failure in one does not block the other.
 * @throws the first failure, at the end
 */
export async function forEachRegion(work: (country: RegionCode) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const country of REGION_CODES) await work(country).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Keyset pagination: the rows after a key of two columns. */
export function afterKey(columns: readonly [Column, Column], key: readonly [unknown, unknown] | null): SQL | undefined {
  if (key === null) return undefined;
  return sql`(${columns[0]}, ${columns[1]}) > (${sql.param(key[0], columns[0])}, ${sql.param(key[1], columns[1])})`;
}
