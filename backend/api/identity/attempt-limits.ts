import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { isExpired } from '@/backend/api/db/expiry';
import { attemptCounts } from '@/backend/api/db/schema/sign-in';
import { refused, type Refusal } from '@/backend/api/http/answer';

export interface AttemptLimit {
  /** What is counted, such as `login`. */
  name: string;
  max: number;
  minutes: number;
}

/** The demonstration's factor, for visitors who share one address. Accounts are personal: only a higher factor raises their limits. */
const FACTOR_OF_DEMONSTRATION = 20;

export const perAccount = (limit: AttemptLimit, factor: number): AttemptLimit => ({
  ...limit,
  max: Math.ceil(limit.max * Math.max(1, factor / FACTOR_OF_DEMONSTRATION)),
});
export const perAddress = (limit: AttemptLimit, factor: number): AttemptLimit => ({ ...limit, max: Math.ceil(limit.max * factor) });

/**
 * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit.
 * @param subject address of an account or peer; only its hash is stored
 * @returns the refusal, or null
 */
export async function refuseAttempt(
  { database: { orm }, wallClock }: { database: { orm: Pick<Orm, 'insert'> } } & Pick<BackendContext, 'wallClock'>,
  limit: AttemptLimit,
  subject: string,
): Promise<Refusal | null> {
  const now = wallClock();
  const windowMs = limit.minutes * 60_000;
  const isNew = isExpired(attemptCounts.endsAt, now, windowMs);
  const [row] = await orm
    .insert(attemptCounts)
    .values({ key: keyOf(limit, subject), count: 1, endsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${isNew} then 1 else ${attemptCounts.count} + 1 end`,
        endsAt: sql`case when ${isNew} then excluded.ends_at else ${attemptCounts.endsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.count <= limit.max) return null;
  const retryAfter = Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1_000));
  return { ...refused('TOO_MANY_REQUESTS', 'Too many attempts; try again later.'), retryAfter };
}

/** After a success: the person was not guessing. */
export async function forgetAttempts(
  { database: { orm } }: Pick<BackendContext, 'database'>,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await orm.delete(attemptCounts).where(eq(attemptCounts.key, keyOf(limit, subject)));
}

export async function removeExpiredAttempts({
  database: { orm },
  wallClock,
}: Pick<BackendContext, 'database' | 'wallClock'>): Promise<void> {
  await orm.delete(attemptCounts).where(lt(attemptCounts.endsAt, wallClock()));
}

function keyOf({ name }: AttemptLimit, subject: string): string {
  return createHash('sha256').update(`${name}:${subject}`).digest('hex');
}
