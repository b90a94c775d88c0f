import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { invoiceRefunds } from '@/backend/db/schema/orders';
import { REGIONS } from '@/lib/config/regions';

type Parts = Pick<BackendContext, 'database' | 'clock' | 'gateway' | 'log'>;

/** Well above the time-outs of a gateway's call. */
const LEASE_MS = 60_000;

/**
 * Asks the gateway for the refunds that it has not confirmed. Each is taken up by one at a time, and its key is the
 * invoice's: asking again gives nothing twice. @param userId of one member only: right after a visit was cancelled
 * @returns how many are done now
 */
export async function settleVisitRefunds(parts: Parts, userId?: string): Promise<number> {
  const { database: { orm }, clock } = parts;
  const isOpen = and(eq(invoiceRefunds.status, 'pending'), userId === undefined ? undefined : eq(invoiceRefunds.userId, userId));
  const open = await orm.select({ invoiceId: invoiceRefunds.invoiceId }).from(invoiceRefunds).where(isOpen).orderBy(asc(invoiceRefunds.createdAt));
  let done = 0;
  for (const { invoiceId } of open) {
    const now = clock();
    const isFree = or(isNull(invoiceRefunds.leaseUntil), lte(invoiceRefunds.leaseUntil, now));
    const [taken] = await orm.update(invoiceRefunds).set({ leaseUntil: new Date(now.getTime() + LEASE_MS) }).where(and(eq(invoiceRefunds.invoiceId, invoiceId), eq(invoiceRefunds.status, 'pending'), isFree)).returning();
    if (taken && (await giveBack(parts, taken))) done += 1;
  }
  return done;
}

async function giveBack({ database: { orm }, clock, gateway, log }: Parts, { invoiceId, chargeId, toCard, country }: typeof invoiceRefunds.$inferSelect): Promise<boolean> {
  const isDone = chargeId !== null && (await gateway.refund({ key: `visit-${invoiceId}`, chargeId, amount: toCard, currency: REGIONS[country].currency }).catch(() => false));
  // Not confirmed: the lease stands until it is over, because that refund may still appear.
  if (isDone) await orm.update(invoiceRefunds).set({ status: 'done', doneAt: clock() }).where(eq(invoiceRefunds.invoiceId, invoiceId));
  else log.warn({ invoice: invoiceId }, 'a refund is not confirmed yet');
  return isDone;
}
