import { randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Orm } from './database';
import { jobLeases } from './schema/bookkeeping';

/** A copy that dies at work is replaced after so long. */
const HOLD_MS = 120_000;
const RENEW_MS = 30_000;

export type Turn<Value> = { kind: 'done'; value: Value } | { kind: 'elsewhere' };

/**
 * Of all copies that wish to do a job, one does it, and none does it again for `restMs`. What fails may be done again at
 * once. Each copy may ask as often as it likes; the database's clock decides, so that theirs may differ.
 */
export async function doInTurn<Value>(orm: Orm, job: string, restMs: number, work: () => Promise<Value>): Promise<Turn<Value>> {
  const holder = randomUUID();
  const lease = { name: job, holder, heldUntil: inMs(HOLD_MS) };
  const taken = await orm
    .insert(jobLeases)
    .values(lease)
    .onConflictDoUpdate({ target: jobLeases.name, set: lease, setWhere: lte(jobLeases.heldUntil, sql`now()`) })
    .returning({ name: jobLeases.name });
  if (taken.length === 0) return { kind: 'elsewhere' };

  const hold = (ms: number) => orm.update(jobLeases).set({ heldUntil: inMs(ms) }).where(and(eq(jobLeases.name, job), eq(jobLeases.holder, holder)));
  const renewal = setInterval(() => void hold(HOLD_MS).then(undefined, () => undefined), RENEW_MS);
  renewal.unref();
  try {
    const value = await work();
    await hold(restMs);
    return { kind: 'done', value };
  } catch (error) {
    await hold(0);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
