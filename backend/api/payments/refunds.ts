import { and, eq, isNull, or } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { isExpired } from '@/backend/api/db/expiry';
import { refunds, type RefundRow } from '@/backend/api/db/schema/refunds';
import { pagesOf, processInBatches } from '@/backend/api/db/process-in-batches';
import { REGIONS, type RegionCode } from '@/lib/config/regions';

type Parts = Pick<BackendContext, 'database' | 'clock' | 'gateway' | 'log'>;

/** Longer than any gateway call: after it another worker may take the refund. */
const LEASE_MS = 60_000;
/** Mostly waiting for the gateway, without a database connection. */
const AT_ONCE = 8;

export interface OwedRefund {
  /** An ended term, or the invoice of a cancelled visit; refunded once. */
  of: { orderId: string } | { invoiceId: string };
  userId: string;
  country: RegionCode;
  /** The charge to refund; null: nothing goes to a card. */
  chargeId: string | null;
  /** Minor units. */
  toCard: number;
  /** Given to the account by the caller. */
  asCredit: number;
}

/** In the transaction that causes it; the gateway is asked afterwards. */
export async function oweRefund(
  tx: Pick<Orm, 'insert'>,
  { of, userId, country, chargeId, toCard, asCredit }: OwedRefund,
  now: Date,
): Promise<RefundRow> {
  const isDone = toCard === 0;
  const [row] = await tx
    .insert(refunds)
    .values({
      ...of,
      userId,
      country,
      chargeId,
      toCard,
      asCredit,
      status: isDone ? 'done' : 'pending',
      createdAt: now,
      doneAt: isDone ? now : null,
    })
    .returning();
  if (!row) throw new Error('A refund was not stored');
  return row;
}

/**
 * The lease is taken before the gateway is called: a gateway without idempotency keys would refund twice. After a failure it is kept until
 * it expires, because the refund may still appear.
 * @returns whether the gateway has confirmed it, now or before
 */
export async function settleRefund(parts: Parts, key: string): Promise<boolean> {
  const outcome = await askFor(parts, key);
  if (outcome !== 'not-free') return outcome === 'done';
  const [known] = await parts.database.orm.select({ status: refunds.status }).from(refunds).where(eq(refunds.key, key));
  return known?.status === 'done';
}

interface Open {
  /** Of one member only. */
  userId?: string;
  /** Stops between two refunds. */
  signal?: AbortSignal | undefined;
}

/** Unconfirmed refunds, oldest first; a failing one does not block the others. @returns how many were confirmed now */
export async function settleRefunds(parts: Parts, { userId, signal }: Open = {}): Promise<number> {
  const { orm } = parts.database;
  const isOpen = and(eq(refunds.status, 'pending'), userId === undefined ? undefined : eq(refunds.userId, userId));
  const page = pagesOf(orm, refunds, { createdAt: refunds.createdAt, key: refunds.key }, isOpen);
  let done = 0;
  await processInBatches({ page, atOnce: AT_ONCE, signal }, async ({ key }) => {
    if ((await askFor(parts, key)) === 'done') done += 1;
  });
  return done;
}

async function askFor({ database: { orm }, clock, gateway, log }: Parts, key: string): Promise<'done' | 'not-confirmed' | 'not-free'> {
  const now = clock();
  const isFree = or(isNull(refunds.leaseUntil), isExpired(refunds.leaseUntil, now, LEASE_MS));
  const [taken] = await orm
    .update(refunds)
    .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(refunds.key, key), eq(refunds.status, 'pending'), isFree))
    .returning();
  if (!taken) return 'not-free';
  const { chargeId, toCard: amount, country } = taken;
  const isDone =
    chargeId !== null && (await gateway.refund({ key, chargeId, amount, currency: REGIONS[country].currency }).catch(() => false));
  if (isDone) await orm.update(refunds).set({ status: 'done', doneAt: clock() }).where(eq(refunds.key, key));
  else log.warn({ refund: key }, 'a refund is not confirmed yet');
  return isDone ? 'done' : 'not-confirmed';
}
