import { randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from './database';
import { jobLeases } from './schema/bookkeeping';

/** `lost`: it took longer than anybody could be sure of the turn, and was stopped. */
export type LeaseResult<Value> = { kind: 'done'; value: Value } | { kind: 'elsewhere' } | { kind: 'lost' };

interface LeaseTimes {
  /** A copy that dies at work is replaced after so long. */
  holdMs: number;
  /** Several of them fit into the hold: one that fails is made up for by the next. */
  renewMs: number;
}

const TIMES: LeaseTimes = { holdMs: 120_000, renewMs: 30_000 };

/**
 * Of all copies that wish to do a job, one does it, and none does it again for `restMs`. What fails may be done again at
 * once. Each copy may ask as often as it likes; the database's clock decides, so that theirs may differ.
 * @param work its signal tells that the turn is lost, before anybody else can have it: look at it between steps
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
  // Before it is asked for: the database counts from a later moment, so our end comes before its end.
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
    // The next look may come too late.
    if (performance.now() - heldSince + renewMs >= holdMs) lost.abort();
    renewing ??= renew()
      .catch(() => undefined)
      .finally(() => (renewing = null));
  }, renewMs);
  renewal.unref();
  /** A renewal that is under way would land after this. */
  const end = async (ms: number) => {
    clearInterval(renewal);
    await renewing;
    return isHeld(ms);
  };
  try {
    const value = await work(lost.signal);
    return (await end(lost.signal.aborted ? 0 : restMs)) && !lost.signal.aborted ? { kind: 'done', value } : { kind: 'lost' };
  } catch (error) {
    // Of the two failures the work's is the one to tell.
    await end(0).catch(() => undefined);
    throw error;
  }
}

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
