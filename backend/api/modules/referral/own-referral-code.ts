import { and, desc, eq, sum } from 'drizzle-orm';
import type { BackendEnv } from '@/backend/config/env';
import type { Orm } from '@/backend/api/db/database';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { referralCodes, referralRewards, referrals } from '@/backend/api/db/schema/referral';
import type { User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { creditOf } from '@/backend/api/modules/billing/issue-invoice';
import { REGIONS } from '@/lib/config/regions';
import type { DetailReferralCode } from '@/lib/contract/account';
import { calendarDateOf } from '@/lib/dates';

/** A member's own code, its link, and the status of each friend. */
export async function ownReferralCode(orm: Orm, env: Pick<BackendEnv, 'siteUrls'>, user: User): Promise<DetailReferralCode | null> {
  const [own] = await orm.select().from(referralCodes).where(eq(referralCodes.userId, user.id));
  if (!own) return null;
  const [rewards] = await orm.select().from(referralRewards).where(eq(referralRewards.country, user.country));
  const friends = await orm
    .select()
    .from(referrals)
    .where(eq(referrals.referrerId, user.id))
    .orderBy(desc(referrals.createdAt), referrals.id);
  const { timeZone, currency } = REGIONS[user.country];
  const [booked] = await orm
    .select({ value: sum(accountCredits.amount) })
    .from(accountCredits)
    .where(and(eq(accountCredits.userId, user.id), eq(accountCredits.currency, currency), eq(accountCredits.reason, 'referral')));
  return {
    code: own.code,
    valid: own.valid,
    link: siteLink(env, user.locale, `/pakt-referrals?ref=${encodeURIComponent(own.code)}`),
    firstName: own.firstName,
    ...(rewards ? { friendReward: rewards.friendReward, referrerReward: rewards.referrerReward } : {}),
    currency,
    earned: Number(booked?.value ?? 0),
    credit: await creditOf(orm, user.id, currency),
    referrals: friends.map(({ friendName, status, reason, createdAt }) => ({
      name: friendName,
      status,
      ...(reason ? { reason } : {}),
      date: calendarDateOf(createdAt, timeZone),
    })),
  };
}
