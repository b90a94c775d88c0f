import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { referralCodes, referralRewards } from '@/backend/db/schema/referral';
import type { RegionCode } from '@/lib/config/regions';
import type { ReferralProgram } from '@/lib/contract/pricing';
import { friendReward } from './friend-reward';

/**
 * What a friend's code is worth in a country. An unknown or closed code gives `valid: false` without rewards,
 * so that the page can say so; no code gives null.
 * @param userId of a member who asks: one's own code, and any after the first order, take nothing off
 */
export async function referralOffer(
  orm: Orm,
  code: string | undefined,
  country: RegionCode,
  userId: string | null = null,
): Promise<ReferralProgram | null> {
  const wanted = code?.trim().toUpperCase();
  if (!wanted) return null;
  const [found] = await orm.select().from(referralCodes).where(eq(referralCodes.code, wanted));
  if (!found?.valid) return { code: wanted, valid: false };
  const [rewards] = await orm.select().from(referralRewards).where(eq(referralRewards.country, country));
  const isTaken = userId !== null && (await friendReward(orm, { code: wanted, country, userId })) === null;
  return {
    code: found.code,
    valid: true,
    firstName: found.firstName,
    ...(rewards ? { ...(isTaken ? {} : { friendReward: rewards.friendReward }), referrerReward: rewards.referrerReward } : {}),
  };
}
