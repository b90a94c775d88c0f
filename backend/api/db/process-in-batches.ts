import { sql, type Column, type SQL } from 'drizzle-orm';
import pMap from 'p-map';
import { REGION_CODES, type RegionCode } from '@/lib/config/regions';

export const BATCH_ROWS = 200;
/** Short transactions of a copy; its visitors need some of its connections. */
const AT_ONCE = 4;
/** After this many failures in a row, assume that a shared service is down, not that the rows are bad. */
const MAX_FAILURES = 10;

interface BatchOptions<Row> {
  /** The next rows in the order of their key, at most `BATCH_ROWS`; `after`: the last one of the page before. */
  page: (after: Row | null) => Promise<Row[]>;
  /** How many are under way at once; fewer than the connections of a copy. */
  atOnce?: number;
  /** Ends it between two rows. */
  signal?: AbortSignal | undefined;
}

/**
 * What may be millions of rows, a page in memory at a time and several worked on at once. What a row comes to must be safe
 * to repeat, and for two to do: it is begun again after a stop. A row that fails keeps none of the others, or it would keep them for ever.
 * @throws what the first of the rows that failed has thrown, at the end
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
 * For each region by itself: what fails in one keeps nobody in the other.
 * @throws what failed first, at the end
 */
export async function forEachRegion(work: (country: RegionCode) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const country of REGION_CODES) await work(country).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The rows behind one, in the order of two columns that name it together. */
export function afterKey(columns: readonly [Column, Column], key: readonly [unknown, unknown] | null): SQL | undefined {
  if (key === null) return undefined;
  return sql`(${columns[0]}, ${columns[1]}) > (${sql.param(key[0], columns[0])}, ${sql.param(key[1], columns[1])})`;
}
