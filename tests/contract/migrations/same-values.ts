import type { StoredRows } from './stored-rows';

type Row = Record<string, unknown>;

/** Tables that a migration made anew under another name, each row of them with all that it had. */
const MOVED: Readonly<Record<string, { into: string; isOfIt: (row: Row) => boolean }>> = {
  // 0026: what is owed to a card is one table, whatever it was paid for.
  term_refunds: { into: 'refunds', isOfIt: ({ order_id }) => order_id !== null },
  invoice_refunds: { into: 'refunds', isOfIt: ({ invoice_id }) => invoice_id !== null },
};

const columnsOf = (rows: readonly Row[]): string[] => Object.keys(rows[0] ?? {}).sort();

/** In any order, each with these columns alone: those that were added since say nothing of what was there before. */
const pick = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => [column, column in row ? row[column] : 'is gone']))).sort();

/**
 * What became of the rows of a table, so that both sides are equal where nothing was lost: a column that is gone, a value that is
 * another one, a row too few or too many.
 * @param except columns that a migration, or a start, changes on purpose
 */
export function sameValues(
  table: string,
  before: StoredRows,
  after: StoredRows,
  except: readonly string[] = [],
): { was: string[]; is: string[] } {
  const rows = before[table] ?? [];
  const columns = columnsOf(rows).filter((column) => !except.includes(column));
  const moved = MOVED[table];
  const there = moved && !after[table] ? (after[moved.into] ?? []).filter(moved.isOfIt) : (after[table] ?? []);
  return { was: pick(rows, columns), is: pick(there, columns) };
}
