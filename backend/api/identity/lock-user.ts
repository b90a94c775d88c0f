import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { users } from '@/backend/api/db/schema/users';

/**
 * Serialises transactions that count rows of a member and act on the count. Rows that only reference the member may still be inserted: a
 * stronger lock could deadlock two transactions that have each inserted one.
 */
export async function lockUser(tx: Pick<Orm, 'select'>, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
