import { randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from './database';
import { jobLeases } from './schema/bookkeeping';

/** `lost`: the lease could not be renewed in time, and the work was aborted. */
export type LeaseResult<Value> = { kind: 'done'; value: Value } | { kind: 'elsewhere' } | { kind: 'lost' };

interface LeaseTimes {
  /** The lease of a copy that dies expires after this. */
  holdMs: number;
  /** Several renewals fit into a lease, so that one may fail. */
  renewMs: number;
}

const TIMES: LeaseTimes = { holdMs: 120_000, renewMs: 30_000 };

/**
 * Runs a job on one of all copies, and not again for `restMs`. A failed job may be retried at once. Copies may call this at any time; only
 * the database's clock counts, because theirs may differ.
 * @param work its signal is aborted when the lease is lost, before another copy can take it: check it between steps
 */
export async function runWithLease<Value>(
  orm: Orm,
  job: string,
  restMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
  { holdMs, renewMs } = TIMES,
): Promise<LeaseResult<Value>> {
  const holder = randomUUID();
  const lost = new AbortController();
  const lease = { name: job, holder, heldUntil: inMs(holdMs) };
  // Measured before the query: the database counts from a later moment, so our lease ends before its own.
  let heldSince = performance.now();
  const taken = await orm
    .insert(jobLeases)
    .values(lease)
    .onConflictDoUpdate({ target: jobLeases.name, set: lease, setWhere: lte(jobLeases.heldUntil, sql`now()`) })
    .returning({ name: jobLeases.name });
  if (taken.length === 0) return { kind: 'elsewhere' };

  const isHeld = async (ms: number) =>
    (
      await orm
        .update(jobLeases)
        .set({ heldUntil: inMs(ms) })
        .where(and(eq(jobLeases.name, job), eq(jobLeases.holder, holder)))
        .returning({ name: jobLeases.name })
    ).length > 0;
  const renew = async () => {
    const asked = performance.now();
    if (await isHeld(holdMs)) heldSince = asked;
    else lost.abort();
  };
  let renewing: Promise<void> | null = null;
  const renewal = setInterval(() => {
    // The next check may be too late.
    if (performance.now() - heldSince + renewMs >= holdMs) lost.abort();
    renewing ??= renew()
      .catch(() => undefined)
      .finally(() => (renewing = null));
  }, renewMs);
  renewal.unref();
  /** Waits for a renewal in progress, which would overwrite this. */
  const end = async (ms: number) => {
    clearInterval(renewal);
    await renewing;
    return isHeld(ms);
  };
  try {
    const value = await work(lost.signal);
    return (await end(lost.signal.aborted ? 0 : restMs)) && !lost.signal.aborted ? { kind: 'done', value } : { kind: 'lost' };
  } catch (error) {
    // The failure of the work is the relevant one.
    await end(0).catch(() => undefined);
    throw error;
  }
}

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
