import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { users } from '@/backend/api/db/schema/users';

/**
 * Transactions that count something of one member, and act on the count, wait for each other here. Rows that only point at
 * the member may be written meanwhile: a lock against those too would let two that have each written one wait for ever.
 */
export async function lockUser(tx: Pick<Orm, 'select'>, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
