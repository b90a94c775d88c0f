import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { termRefunds } from '@/backend/db/schema/orders';
import { REGIONS } from '@/lib/config/regions';

type Parts = Pick<BackendContext, 'database' | 'clock' | 'gateway' | 'log'>;

/** Longer than any call of a gateway takes: whoever took a refund and is silent by then asks no more. */
const LEASE_MS = 60_000;

/**
 * Taken before the gateway is asked, by one asker at a time: a gateway without idempotency keys would give twice to two at
 * once. An ask that failed keeps it until the lease is over, because its refund may still appear.
 * @returns whether the gateway has confirmed it, now or before
 */
export async function settleRefund({ database: { orm }, clock, gateway, log }: Parts, orderId: string): Promise<boolean> {
  const now = clock();
  const own = eq(termRefunds.orderId, orderId);
  const [taken] = await orm
    .update(termRefunds)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(own, eq(termRefunds.status, 'pending'), or(isNull(termRefunds.leaseUntil), lte(termRefunds.leaseUntil, now))))
    .returning();
  if (!taken) {
    const [known] = await orm.select({ status: termRefunds.status }).from(termRefunds).where(own);
    return known?.status === 'done';
  }
  const { chargeId, toCard, country } = taken;
  const isDone = chargeId !== null && (await gateway.refund({ key: `term-${orderId}`, chargeId, amount: toCard, currency: REGIONS[country].currency }).catch(() => false));
  if (isDone) await orm.update(termRefunds).set({ status: 'done', doneAt: clock() }).where(own);
  else log.warn({ order: orderId }, 'a refund is not confirmed yet');
  return isDone;
}

/** Those that the gateway has not confirmed when their term was ended. */
export async function settleRefunds(parts: Parts): Promise<number> {
  const open = await parts.database.orm.select({ orderId: termRefunds.orderId }).from(termRefunds).where(eq(termRefunds.status, 'pending')).orderBy(asc(termRefunds.createdAt));
  let done = 0;
  for (const { orderId } of open) if (await settleRefund(parts, orderId)) done += 1;
  return done;
}
