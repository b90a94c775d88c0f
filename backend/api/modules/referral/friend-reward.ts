import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { orders } from '@/backend/api/db/schema/orders';
import { referralCodes, referralRewards } from '@/backend/api/db/schema/referral';
import { matchesCode } from '@/backend/api/modules/pricing/basket-refusal';
import { hasOrders } from '@/backend/api/modules/pricing/resolve-coupon';
import type { RegionCode } from '@/lib/config/regions';
import { isReferralCycle } from './referral-checks';

interface Friend {
  code: string | undefined;
  country: RegionCode;
  /** Null: no account yet. */
  userId: string | null;
}

interface FriendReward {
  code: string;
  /** 0 when the two members referred each other, directly or through others; the order is still recorded. */
  amount: number;
  referrerId: string | null;
}

/** What a friend's code takes off this buyer's order: a first order, and not one's own code. */
export async function friendReward(tx: Pick<Orm, 'select'>, { code, country, userId }: Friend): Promise<FriendReward | null> {
  if (!code) return null;
  const [found] = await tx.select().from(referralCodes).where(matchesCode(referralCodes.code, code));
  if (!found?.valid || (userId !== null && found.userId === userId)) return null;
  if (userId !== null && (await hasOrders(tx, eq(orders.userId, userId)))) return null;
  const [rewards] = await tx.select().from(referralRewards).where(eq(referralRewards.country, country));
  if (!rewards) return null;
  const isMutual =
    userId !== null && found.userId !== null && (await isReferralCycle(tx, { referrerId: found.userId, friendId: userId }, 'all'));
  return { code: found.code, amount: isMutual ? 0 : rewards.friendReward, referrerId: found.userId };
}
