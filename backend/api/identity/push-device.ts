import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { sessions } from '@/backend/api/db/schema/sign-in';
import { users } from '@/backend/api/db/schema/users';

export const IDLE_MS = 24 * 3_600_000;

/** A session that was not ended, used within 24 hours and younger than 30 days. */
export const alive = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)));

/**
 * The push token of a member: null without a device, or when the session that registered it has ended. Copies of the previous version store
 * no session; such a device stays until any session ends.
 */
export async function pushTokenOf(tx: Pick<Orm, 'select'>, userId: string, now: Date): Promise<string | null> {
  const [found] = await tx
    .select({ token: users.fcmToken })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.id, users.fcmSessionId), alive(now)))
    .where(and(eq(users.id, userId), or(isNull(users.fcmSessionId), isNotNull(sessions.id))));
  return found?.token ?? null;
}

/** @returns whether there was one */
export async function clearPushToken(tx: Pick<Orm, 'update'>, userId: string): Promise<boolean> {
  return forget(tx, eq(users.id, userId));
}

/** After sessions have ended: keeps the device if its own session is still valid. @returns whether it was removed */
export async function clearExpiredPushToken(tx: Pick<Orm, 'update'>, userId: string): Promise<boolean> {
  const isThere = sql`exists (select 1 from sessions where sessions.id = ${users.fcmSessionId})`;
  return forget(tx, and(eq(users.id, userId), sql`not ${isThere}`));
}

async function forget(tx: Pick<Orm, 'update'>, which: ReturnType<typeof and>): Promise<boolean> {
  const forgotten = await tx
    .update(users)
    .set({ fcmToken: null, fcmSessionId: null })
    .where(and(which, isNotNull(users.fcmToken)))
    .returning({ id: users.id });
  return forgotten.length > 0;
}

/** Also removes it from the realtime database, where the team's programs read it; after the commit. */
export async function withdrawPushToken(
  { realtime }: Pick<BackendContext, 'realtime'>,
  userId: string,
  isForgotten: boolean,
): Promise<void> {
  if (isForgotten) await realtime.forgetPushToken(userId);
}
