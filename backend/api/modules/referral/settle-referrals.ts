import { and, asc, eq, gte, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { invoices, orders, type InvoiceRow } from '@/backend/api/db/schema/orders';
import { referralRewards, referrals } from '@/backend/api/db/schema/coupons';
import { users } from '@/backend/api/db/schema/users';
import { pagesOf, processInBatches } from '@/backend/api/db/process-in-batches';
import type { MailEnv } from '@/backend/api/mail/store-mail';
import { giveCredit } from '@/backend/api/modules/billing/issue-invoice';
import { regionTime } from '@/backend/api/modules/booking/region-time';
import { nextRenewalDay } from '@/lib/domain/billing/invoice-days';
import { isReferralCycle } from './referral-checks';

/** Of a friend who has ordered: `paid` once the first chargeable month is over and fully paid; `left` when that cannot happen any more. */
type FirstMonth = 'waiting' | 'paid' | 'left';

/** A fee that was paid before a visit was cancelled was refunded and is not owed. */
const NO_DEBT: InvoiceRow['status'][] = ['paid', 'void', 'refunded'];

const GIVEN_BACK: InvoiceRow['status'][] = ['void', 'refunded'];

const LEFT = { status: 'refused', reason: 'left-before-payment' } as const;

/** Credits the reward for each friend with a paid first month, once. @returns how many */
export async function settleReferrals(
  { database: { orm }, clock, env }: Pick<BackendContext, 'database' | 'clock' | 'env'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock();
  let rewarded = 0;
  const page = pagesOf(orm, referrals, { id: referrals.id }, eq(referrals.status, 'pending'));
  await processInBatches({ page, signal }, async ({ id }) => {
    const added = await orm.transaction(async (tx) => {
      const [referral] = await tx
        .select()
        .from(referrals)
        .where(and(eq(referrals.id, id), eq(referrals.status, 'pending')))
        .for('update');
      if (!referral) return 0;
      const { referrerId, friendId } = referral;
      // Two friends who used each other's code at the same time: neither order could see the other.
      if (friendId && (await isReferralCycle(tx, { referrerId, friendId }, 'counting'))) {
        await tx.update(referrals).set({ status: 'refused', reason: 'circle' }).where(eq(referrals.id, id));
        return 0;
      }
      const month = friendId ? await firstMonthOf(tx, friendId, now) : hasGone(referral) ? 'left' : 'waiting';
      if (month === 'left') await tx.update(referrals).set(LEFT).where(eq(referrals.id, id));
      return month === 'paid' ? reward(tx, env, referral, now) : 0;
    });
    rewarded += added;
  });
  return rewarded;
}

/** A deleted account leaves a row without a name; a row with a name and no account is a sample. */
const hasGone = ({ friendName }: { friendName: string }): boolean => friendName === '';

async function reward(tx: Orm, env: MailEnv, { id, referrerId }: { id: string; referrerId: string }, now: Date): Promise<number> {
  const [referrer] = await tx.select().from(users).where(eq(users.id, referrerId));
  const [amounts] = referrer ? await tx.select().from(referralRewards).where(eq(referralRewards.country, referrer.country)) : [];
  if (!referrer || !amounts) return 0;
  await tx.update(referrals).set({ status: 'rewarded', reason: null }).where(eq(referrals.id, id));
  await giveCredit(tx, env, { userId: referrer.id, country: referrer.country, amount: amounts.referrerReward, reason: 'referral' }, now);
  return 1;
}

/**
 * The first month with an amount due counts: a month discounted to 0 defers the reward to the next. It must be paid, not merely not
 * overdue.
 */
async function firstMonthOf(tx: Orm, friendId: string, now: Date): Promise<FirstMonth> {
  const months = await tx
    .select({
      orderId: orders.id,
      orderStatus: orders.status,
      restingSince: orders.restingSince,
      country: orders.country,
      startsOn: orders.startsOn,
      anchorDay: orders.anchorDay,
      from: invoices.periodFrom,
      status: invoices.status,
      total: invoices.total,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    // Refunds of an ended term are negative lines of the same order.
    .where(and(eq(orders.userId, friendId), isNotNull(invoices.periodFrom), gte(invoices.total, 0)))
    .orderBy(asc(orders.orderedAt), asc(invoices.periodFrom));
  // Fully refunded orders do not count; a later one is the first.
  const kept = months.filter(
    ({ status, orderStatus, restingSince }) => !GIVEN_BACK.includes(status) && !isCalledOff({ orderStatus, restingSince }),
  );
  const first = kept.find(({ total }) => total > 0);
  if (!first?.from) {
    const goesOn = kept.some(({ orderStatus }) => orderStatus === 'active');
    return months.length === 0 || goesOn ? 'waiting' : 'left';
  }
  // Nothing was collected yet, so no month can be over.
  if (first.restingSince !== null) return 'waiting';
  const monthEnd = nextRenewalDay(first.startsOn, first.from, first.anchorDay);
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

/** Ended before the collection: fully refunded. */
const isCalledOff = ({ orderStatus, restingSince }: { orderStatus: 'active' | 'ended'; restingSince: Date | null }): boolean =>
  orderStatus === 'ended' && restingSince !== null;

/** The friend's account is deleted: the row stays without a name, and an open reward can never be earned. */
export async function eraseFriend(tx: Pick<Orm, 'update'>, friendId: string): Promise<void> {
  await tx.update(referrals).set({ friendName: '' }).where(eq(referrals.friendId, friendId));
  for (const status of ['joined', 'pending'] as const) {
    await tx
      .update(referrals)
      .set(LEFT)
      .where(and(eq(referrals.friendId, friendId), eq(referrals.status, status)));
  }
}
