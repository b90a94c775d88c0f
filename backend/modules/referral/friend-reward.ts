import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { orders } from '@/backend/db/schema/orders';
import { referralCodes, referralRewards } from '@/backend/db/schema/referral';
import { hasOrders } from '@/backend/modules/pricing/resolve-coupon';
import type { RegionCode } from '@/lib/config/regions';

interface Friend {
  code: string | undefined;
  country: RegionCode;
  /** Null: no account yet. */
  userId: string | null;
}

/** What a friend's code takes off this buyer's order: a first order, and not one's own code. */
export async function friendReward(
  tx: Pick<Orm, 'select'>,
  { code, country, userId }: Friend,
): Promise<{ code: string; amount: number; referrerId: string | null } | null> {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return null;
  const [found] = await tx.select().from(referralCodes).where(eq(referralCodes.code, wanted));
  if (!found?.valid || (userId !== null && found.userId === userId)) return null;
  if (userId !== null && (await hasOrders(tx, eq(orders.userId, userId)))) return null;
  const [rewards] = await tx.select().from(referralRewards).where(eq(referralRewards.country, country));
  return rewards ? { code: found.code, amount: rewards.friendReward, referrerId: found.userId } : null;
}
