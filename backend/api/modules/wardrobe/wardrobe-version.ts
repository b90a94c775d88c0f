import { eq, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { wardrobes } from '@/backend/api/db/schema/wardrobe';

/**
 * Locks a wardrobe for changes until the transaction ends.
 * @returns the version for the changed rows
 */
export async function lockWardrobe(tx: Pick<Orm, 'insert'>, userId: string): Promise<number> {
  const [row] = await tx
    .insert(wardrobes)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: wardrobes.userId, set: { version: sql`${wardrobes.version} + 1` } })
    .returning({ version: wardrobes.version });
  if (!row) throw new Error('The wardrobe has no version');
  return row.version;
}

export async function wardrobeVersion(orm: Pick<Orm, 'select'>, userId: string): Promise<number> {
  const [row] = await orm.select({ version: wardrobes.version }).from(wardrobes).where(eq(wardrobes.userId, userId));
  return row?.version ?? 0;
}

/** After the commit: open pages reload what has changed. A missed announcement is made up at the next load. */
export async function announceWardrobe(
  { realtime, log }: Pick<BackendContext, 'realtime' | 'log'>,
  userId: string,
  version: number,
): Promise<void> {
  await realtime.publishWardrobeVersion(userId, version).catch(() => log.warn('open pages were not notified of a wardrobe change'));
}
