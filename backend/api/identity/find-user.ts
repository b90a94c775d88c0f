import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { type User, users } from '@/backend/api/db/schema/users';
import { RefusalError, refused } from '@/backend/api/http/answer';

/**
 * Serialises transactions that count rows of a member and act on the count. Rows that only reference the member may still be inserted: a
 * stronger lock could deadlock two transactions that have each inserted one.
 */
export async function lockUser(tx: Pick<Orm, 'select'>, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** @throws RefusalError when the account was deleted during the call */
export async function findUser(tx: Pick<Orm, 'select'>, userId: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new RefusalError(refused('UNAUTHENTICATED', 'This session has ended; sign in again.'));
  return user;
}
