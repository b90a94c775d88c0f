import { sql } from 'drizzle-orm';
import type { Orm } from './database';

/** A server has autovacuum; the embedded engine has not, and would plan without statistics. */
export async function refreshStatistics(orm: Pick<Orm, 'execute'>): Promise<void> {
  await orm.execute(sql`vacuum analyze`);
}
