import { asc, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { termRefunds } from '@/backend/db/schema/orders';
import { REGIONS } from '@/lib/config/regions';

type Parts = Pick<BackendContext, 'database' | 'clock' | 'gateway' | 'log'>;
type Refund = typeof termRefunds.$inferSelect;

/** @returns whether the gateway has confirmed it; the key is the order's, so that asking again gives nothing twice */
export async function settleRefund({ database: { orm }, clock, gateway, log }: Parts, { orderId, chargeId, toCard, country }: Refund): Promise<boolean> {
  const isDone = chargeId !== null && (await gateway.refund({ key: `term-${orderId}`, chargeId, amount: toCard, currency: REGIONS[country].currency }).catch(() => false));
  if (isDone) await orm.update(termRefunds).set({ status: 'done', doneAt: clock() }).where(eq(termRefunds.orderId, orderId));
  else log.warn({ order: orderId }, 'a refund is not confirmed yet');
  return isDone;
}

/** Those that the gateway has not confirmed when their term was ended. */
export async function settleRefunds(parts: Parts): Promise<number> {
  const open = await parts.database.orm.select().from(termRefunds).where(eq(termRefunds.status, 'pending')).orderBy(asc(termRefunds.createdAt));
  let done = 0;
  for (const refund of open) if (await settleRefund(parts, refund)) done += 1;
  return done;
}
