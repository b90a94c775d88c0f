import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, gte, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { invoices, orders, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { accountCredits } from '@/backend/api/db/schema/payments';
import { referralRewards, referrals } from '@/backend/api/db/schema/referral';
import { users } from '@/backend/api/db/schema/users';
import { BATCH_ROWS, processInBatches } from '@/backend/api/db/process-in-batches';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { REGIONS } from '@/lib/config/regions';
import { nextRenewalDay } from '@/lib/domain/billing/renewal-day';
import { isReferralCycle } from './referral-checks';

/** Of a friend who has ordered: `paid` once the first month that costs anything is over and all of it is paid; `left` when that cannot happen any more. */
type FirstMonth = 'waiting' | 'paid' | 'left';

/** A fee of a visit that did not take place may have been paid before: it went back, and is owed no more. */
const NO_DEBT: InvoiceRow['status'][] = ['paid', 'void', 'refunded'];

const GIVEN_BACK: InvoiceRow['status'][] = ['void', 'refunded'];

const LEFT = { status: 'refused', reason: 'left-before-payment' } as const;

/** Books the reward of each friend whose first month has been paid, once. @returns how many */
export async function settleReferrals(
  { database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  let rewarded = 0;
  const page = (after: { id: string } | null) =>
    orm
      .select({ id: referrals.id })
      .from(referrals)
      .where(and(eq(referrals.status, 'pending'), after ? gt(referrals.id, after.id) : undefined))
      .orderBy(asc(referrals.id))
      .limit(BATCH_ROWS);
  await processInBatches({ page, signal }, async ({ id }) => {
    const added = await orm.transaction(async (tx) => {
      const [referral] = await tx
        .select()
        .from(referrals)
        .where(and(eq(referrals.id, id), eq(referrals.status, 'pending')))
        .for('update');
      if (!referral) return 0;
      const { referrerId, friendId } = referral;
      // Two who ordered with each other's code at one moment: neither order could see the other.
      if (friendId && (await isReferralCycle(tx, { referrerId, friendId }, 'counting'))) {
        await tx.update(referrals).set({ status: 'refused', reason: 'circle' }).where(eq(referrals.id, id));
        return 0;
      }
      const month = friendId ? await firstMonthOf(tx, friendId, now) : hasGone(referral) ? 'left' : 'waiting';
      if (month === 'left') await tx.update(referrals).set(LEFT).where(eq(referrals.id, id));
      return month === 'paid' ? reward(tx, referral, now) : 0;
    });
    rewarded += added;
  });
  return rewarded;
}

/** An account that was deleted leaves a row without a name; one without an account but with a name is a sample. */
const hasGone = ({ friendName }: { friendName: string }): boolean => friendName === '';

async function reward(tx: Orm, { id, referrerId }: { id: string; referrerId: string }, now: Date): Promise<number> {
  const [referrer] = await tx.select().from(users).where(eq(users.id, referrerId));
  const [amounts] = referrer ? await tx.select().from(referralRewards).where(eq(referralRewards.country, referrer.country)) : [];
  if (!referrer || !amounts) return 0;
  await tx.update(referrals).set({ status: 'rewarded', reason: null }).where(eq(referrals.id, id));
  await tx.insert(accountCredits).values({
    id: randomUUID(),
    userId: referrer.id,
    currency: REGIONS[referrer.country].currency,
    amount: amounts.referrerReward,
    reason: 'referral',
    createdAt: now,
  });
  return 1;
}

/**
 * Judged by the first month that something was to pay for: one that a discount brought to 0 pays for nothing, so its reward waits for the
 * next. Paid is what was paid, and not what merely is not overdue.
 */
async function firstMonthOf(tx: Orm, friendId: string, now: Date): Promise<FirstMonth> {
  const months = await tx
    .select({
      orderId: orders.id,
      orderStatus: orders.status,
      restingSince: orders.restingSince,
      country: orders.country,
      startsOn: orders.startsOn,
      from: invoices.periodFrom,
      status: invoices.status,
      total: invoices.total,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    // What is given back for an ended term stands under the same order, below zero.
    .where(and(eq(orders.userId, friendId), isNotNull(invoices.periodFrom), gte(invoices.total, 0)))
    .orderBy(asc(orders.orderedAt), asc(invoices.periodFrom));
  // What was given back never was; an order after it is the first one.
  const kept = months.filter(
    ({ status, orderStatus, restingSince }) => !GIVEN_BACK.includes(status) && !isCalledOff({ orderStatus, restingSince }),
  );
  const first = kept.find(({ total }) => total > 0);
  if (!first?.from) {
    const goesOn = kept.some(({ orderStatus }) => orderStatus === 'active');
    return months.length === 0 || goesOn ? 'waiting' : 'left';
  }
  // Nothing was collected yet: there is no month that could be over.
  if (first.restingSince !== null) return 'waiting';
  const monthEnd = nextRenewalDay(first.startsOn, first.from);
  const { date: today } = regionTime(now, first.country);
  if (today < monthEnd) return 'waiting';
  const [open] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, first.orderId),
        lt(invoices.dueDate, monthEnd),
        notInArray(invoices.status, NO_DEBT),
        gte(invoices.total, 0),
      ),
    )
    .limit(1);
  if (first.status === 'paid' && !open) return 'paid';
  return first.orderStatus === 'ended' ? 'left' : 'waiting';
}

/** Ended before anything was collected: all of it was given back. */
const isCalledOff = ({ orderStatus, restingSince }: { orderStatus: 'active' | 'ended'; restingSince: Date | null }): boolean =>
  orderStatus === 'ended' && restingSince !== null;

/** The friend's account is going: the row stays without its name, and what was still open can never be paid. */
export async function eraseFriend(tx: Pick<Orm, 'update'>, friendId: string): Promise<void> {
  await tx.update(referrals).set({ friendName: '' }).where(eq(referrals.friendId, friendId));
  for (const status of ['joined', 'pending'] as const) {
    await tx
      .update(referrals)
      .set(LEFT)
      .where(and(eq(referrals.friendId, friendId), eq(referrals.status, status)));
  }
}
