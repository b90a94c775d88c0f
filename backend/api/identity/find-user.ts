import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { users, type User } from '@/backend/api/db/schema/users';
import { refused } from '@/backend/api/http/answer';
import { RefusalError } from '@/backend/api/http/refusal-error';

/** @throws RefusalError when the account was deleted during the call */
export async function findUser(tx: Pick<Orm, 'select'>, userId: string): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new RefusalError(refused('UNAUTHENTICATED', 'This session has ended; sign in again.'));
  return user;
}
