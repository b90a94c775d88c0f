import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { referralCodes, referralRewards } from '@/backend/api/db/schema/referral';
import { matchesCode } from '@/backend/api/modules/pricing/basket-refusal';
import type { RegionCode } from '@/lib/config/regions';
import type { ReferralProgram } from '@/lib/contract/pricing';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import { friendReward } from './friend-reward';

/**
 * The value of a friend's code in a country. An unknown or closed code gives `valid: false` without rewards, so that the page can say so;
 * no code gives null.
 * @param userId of the member, if signed in: one's own code, and codes after the first order, give no discount
 */
export async function referralOffer(
  orm: Orm,
  code: string | undefined,
  country: RegionCode,
  userId: string | null = null,
): Promise<ReferralProgram | null> {
  if (!code?.trim()) return null;
  const [found] = await orm.select().from(referralCodes).where(matchesCode(referralCodes.code, code));
  if (!found?.valid) return { code: tidyCode(code), valid: false };
  const [rewards] = await orm.select().from(referralRewards).where(eq(referralRewards.country, country));
  const isTaken = userId !== null && !(await friendReward(orm, { code, country, userId }))?.amount;
  return {
    code: found.code,
    valid: true,
    firstName: found.firstName,
    ...(rewards ? { ...(isTaken ? {} : { friendReward: rewards.friendReward }), referrerReward: rewards.referrerReward } : {}),
  };
}
