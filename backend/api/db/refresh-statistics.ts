import { sql } from 'drizzle-orm';
import type { Orm } from './database';

/** What a server does by itself: the embedded engine has nobody who vacuums and counts, and plans by guesswork until then. */
export async function refreshStatistics(orm: Pick<Orm, 'execute'>): Promise<void> {
  await orm.execute(sql`vacuum analyze`);
}
