import { desc, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { marketingReceipts, type User } from '@/backend/api/db/schema/users';
import type { UserProfile } from '@/lib/contract/account';

export async function profileOf(tx: Pick<Orm, 'select'>, user: User): Promise<UserProfile> {
  const [credential] = await tx
    .select({ userId: passwordCredentials.userId })
    .from(passwordCredentials)
    .where(eq(passwordCredentials.userId, user.id));
  const [receipt] = await tx
    .select()
    .from(marketingReceipts)
    .where(eq(marketingReceipts.userId, user.id))
    .orderBy(desc(marketingReceipts.givenAt), desc(marketingReceipts.id))
    .limit(1);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    locale: user.locale,
    country: user.country,
    is_ai_outfit_recommendation: user.isAiOutfitRecommendation,
    emailVerified: user.emailVerifiedAt !== null,
    notifications: user.notifications,
    hasPassword: credential !== undefined,
    ...(receipt ? { marketing: receipt.granted } : {}),
  };
}
