import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { items } from '@/backend/api/db/schema/wardrobe';
import { announceWardrobe, lockWardrobe } from '@/backend/api/modules/wardrobe/wardrobe-version';
import { mailNotices, type Notice } from '@/backend/api/notifications/notices';
import { performNextStep } from './perform-step';
import { collectBookings } from './collect-bookings';

/** Prevents an endless loop through a defect. */
const MAX_ROUNDS = 20_000;

type Context = Pick<BackendContext, 'database' | 'clock' | 'env' | 'realtime' | 'log' | 'wakeMailDelivery'>;

/**
 * Performs everything due in chronological order, each step at its own time: after a jump of the clock the history looks as if the time had
 * passed. One transaction per member and time, including the mail.
 * @returns how many collections were made and pieces changed
 */
export async function runDueSteps(context: Context): Promise<number> {
  let touched = await collectBookings(context);
  const versions = new Map<string, number>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const done = await runNextDueStep(context);
    if (done === null) break;
    touched += done.count;
    versions.set(done.userId, done.version);
  }
  for (const [userId, version] of versions) await announceWardrobe(context, userId, version);
  if (touched > 0) context.wakeMailDelivery();
  return touched;
}

async function runNextDueStep({
  database: { orm },
  clock,
  env,
}: Context): Promise<{ userId: string; version: number; count: number } | null> {
  return orm.transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(items)
      .where(and(isNotNull(items.dueAt), lte(items.dueAt, clock())))
      .orderBy(asc(items.dueAt))
      .limit(1);
    if (!next?.dueAt) return null;
    const version = await lockWardrobe(tx, next.userId);
    const [user] = await tx.select().from(users).where(eq(users.id, next.userId));
    if (!user) return null;
    // Read again under the lock: a request may have been undone meanwhile.
    const together = await tx
      .select()
      .from(items)
      .where(and(eq(items.userId, next.userId), eq(items.dueAt, next.dueAt)));
    const notices: Notice[] = [];
    for (const item of together) {
      const notice = await performNextStep(tx, item, { user, env, at: next.dueAt, version });
      if (notice) notices.push(notice);
    }
    await mailNotices(tx, env, user, notices, next.dueAt);
    return { userId: next.userId, version, count: together.length };
  });
}
