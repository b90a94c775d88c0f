import { and, asc, sql, type Column, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import pMap from 'p-map';
import { REGION_CODES, type RegionCode } from '@/lib/config/regions';
import type { Orm } from './database';

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

/** Keyset pagination: the rows after a key. */
export function afterKey(columns: readonly Column[], key: readonly unknown[] | null): SQL | undefined {
  if (key === null) return undefined;
  const values = columns.map((column, index) => sql.param(key[index], column));
  return sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

type Keys = Record<string, PgColumn>;
type KeyOf<Key extends Keys> = { [Name in keyof Key]: GetColumnData<Key[Name]> };

/** The pages of `processInBatches` for rows of one table: their keys, in the order of its columns. */
export const pagesOf =
  <Key extends Keys>(orm: Pick<Orm, 'select'>, table: PgTable, key: Key, where: SQL | undefined) =>
  (after: KeyOf<Key> | null) => {
    const columns = Object.values(key);
    const rows = orm
      .select<Keys>(key)
      .from(table)
      .where(and(where, afterKey(columns, after && Object.keys(key).map((name) => after[name]))))
      .orderBy(...columns.map((column) => asc(column)))
      .limit(BATCH_ROWS);
    return rows as unknown as Promise<KeyOf<Key>[]>;
  };
