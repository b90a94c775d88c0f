import { eq, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { wardrobes } from '@/backend/api/db/schema/wardrobe';

/**
 * Begins a change of a wardrobe: whoever else changes it waits for the end of this transaction.
 * @returns the version that what is changed now carries
 */
export async function lockWardrobe(tx: Pick<Orm, 'insert'>, userId: string): Promise<number> {
  const [row] = await tx
    .insert(wardrobes)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: wardrobes.userId, set: { version: sql`${wardrobes.version} + 1` } })
    .returning({ version: wardrobes.version });
  if (!row) throw new Error('The wardrobe gave no version');
  return row.version;
}

export async function wardrobeVersion(orm: Pick<Orm, 'select'>, userId: string): Promise<number> {
  const [row] = await orm.select({ version: wardrobes.version }).from(wardrobes).where(eq(wardrobes.userId, userId));
  return row?.version ?? 0;
}

/** After the commit: open pages read again what has changed. A member who is not told sees it at the next look. */
export async function announceWardrobe(
  { realtime, log }: Pick<BackendContext, 'realtime' | 'log'>,
  userId: string,
  version: number,
): Promise<void> {
  await realtime.publishWardrobeVersion(userId, version).catch(() => log.warn('a change of a wardrobe was not announced'));
}
