import { and, asc, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { isExpired } from '@/backend/api/db/expiry';
import { paymentIntents } from '@/backend/api/db/schema/payments';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { LEASE_MS, resolveIntent } from './settle-intent';

const EVERY_MS = 5_000;
const BATCH = 50;

/** Settles every intent without a worker. */
export async function sweepIntents(context: BackendContext): Promise<number> {
  const {
    database: { orm },
    clock,
  } = context;
  const stale = await orm
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.status, 'processing'), isExpired(paymentIntents.leaseUntil, clock(), LEASE_MS)))
    .orderBy(asc(paymentIntents.leaseUntil))
    .limit(BATCH);
  for (const intent of stale) await resolveIntent(context, intent);
  return stale.length;
}

/**
 * On the embedded database and gateway no other process can be working at start: leftovers are settled before the first request. Elsewhere
 * leases decide.
 */
export async function startSweeper(context: BackendContext): Promise<RepeatedJob> {
  const { database, clock, gateway, log } = context;
  if (database.kind === 'embedded' && gateway.kind === 'embedded') {
    await database.orm.update(paymentIntents).set({ leaseUntil: clock() }).where(eq(paymentIntents.status, 'processing'));
    await sweepIntents(context);
  }
  return repeatJob(() => sweepIntents(context), {
    everyMs: EVERY_MS,
    firstMs: EVERY_MS,
    onFailure: () => log.warn('payments in progress were not settled'),
  });
}
