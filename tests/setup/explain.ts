import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';

/** The plan of a query as the engine writes it, line by line. */
export async function explain(orm: Pick<Orm, 'execute'>, query: SQLWrapper): Promise<string> {
  const { rows } = (await orm.execute(sql`explain ${query.getSQL()}`)) as unknown as { rows: { 'QUERY PLAN': string }[] };
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
