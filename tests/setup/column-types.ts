import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '@/backend/api/db/database';

export interface ColumnType {
  column: string;
  type: string;
  isRequired: boolean;
}

const byName = (a: ColumnType, b: ColumnType) => (a.column < b.column ? -1 : 1);

/** Declared tables and columns of a schema file. */
export function tablesOf(module: Readonly<Record<string, unknown>>): { name: string; columns: string[] }[] {
  return Object.values(module)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => ({ name: getTableName(table), columns: Object.keys(getTableColumns(table)) }));
}

/** Columns according to the code. */
export function declaredColumns(table: PgTable): ColumnType[] {
  return getTableConfig(table)
    .columns.map((column) => ({ column: column.name, type: column.getSQLType(), isRequired: column.notNull }))
    .sort(byName);
}

/** Columns according to the migrations. */
export async function actualColumns(orm: Orm, table: PgTable): Promise<ColumnType[]> {
  const { name } = getTableConfig(table);
  const result = await orm.execute(sql`
    select column_name, data_type, is_nullable from information_schema.columns
    where table_schema = current_schema() and table_name = ${name}`);
  const { rows } = result as unknown as { rows: { column_name: string; data_type: string; is_nullable: string }[] }; // both drivers answer rows so
  return rows.map((row) => ({ column: row.column_name, type: row.data_type, isRequired: row.is_nullable === 'NO' })).sort(byName);
}
