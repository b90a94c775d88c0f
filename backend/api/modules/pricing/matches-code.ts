import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { comparableCode } from '@/lib/domain/shared/typed-code';

/** Whether a stored code equals a typed one, using an index of `0047-codes-as-typed.sql`. */
export function matchesCode(column: AnyColumn, typed: string): SQL {
  return sql`translate(${column}, 'OIL-_', '011') = ${comparableCode(typed)}`;
}
