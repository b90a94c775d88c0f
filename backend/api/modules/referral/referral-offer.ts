import { eq, and, desc, sum } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { orders } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { referralCodes, referralRewards, referrals } from '@/backend/api/db/schema/coupons';
import type { User } from '@/backend/api/db/schema/users';
import { siteLink } from '@/backend/api/identity/site-link';
import { creditOf } from '@/backend/api/modules/billing/issue-invoice';
import { matchesCode } from '@/backend/api/modules/pricing/basket-refusal';
import { hasOrders } from '@/backend/api/modules/pricing/resolve-coupon';
import type { BackendEnv } from '@/backend/config/env';
import { type RegionCode, REGIONS } from '@/lib/config/regions';
import type { DetailReferralCode } from '@/lib/contract/account';
import type { ReferralProgram } from '@/lib/contract/pricing';
import { calendarDateOf } from '@/lib/dates';
import { tidyCode } from '@/lib/domain/shared/typed-code';
import { isReferralCycle } from './referral-checks';

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
