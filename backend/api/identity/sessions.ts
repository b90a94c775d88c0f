import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, lt, ne, or } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { sessions } from '@/backend/api/db/schema/sign-in';
import { RefusalError, refused } from '@/backend/api/http/answer';
import { DAY_MS } from '@/lib/calendar-days';
import { createOpaqueToken, hashOfToken } from './opaque-token';
import { alive, clearExpiredPushToken, IDLE_MS, withdrawPushToken } from './push-device';

const ABSOLUTE_MS = 30 * DAY_MS;
/** The last use is written at most this often, to keep reads cheap. */
const SEEN_EVERY_MS = 60_000;

export interface Member {
  userId: string;
  sessionId: string;
}

type Now = Pick<BackendContext, 'database' | 'wallClock'>;

/** @returns the token for the member; it is not stored */
export async function openSession(
  tx: Pick<Orm, 'insert'>,
  userId: string,
  device: Pick<typeof sessions.$inferInsert, 'browser' | 'system' | 'place' | 'deviceId' | 'deviceSince'>,
  now: Date,
): Promise<string> {
  const { token, hash } = createOpaqueToken();
  await tx.insert(sessions).values({
    id: randomUUID(),
    tokenHash: hash,
    userId,
    ...device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
  });
  return token;
}

/** The member of a token; null if it is unknown, revoked, unused for 24 hours or 30 days old. */
export async function findMember({ database: { orm }, wallClock }: Now, token: string): Promise<Member | null> {
  const hash = hashOfToken(token);
  if (hash === null) return null;
  const now = wallClock();
  const [session] = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hash), alive(now)));
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  }
  return { userId: session.userId, sessionId: session.id };
}

/**
 * Call after locking the member: the session may have been ended meanwhile by a new password or a proof of the address.
 * @throws RefusalError when the session has ended since the request came
 */
export async function refuseEnded(tx: Pick<Orm, 'select'>, { sessionId }: Member): Promise<void> {
  const [stands] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  if (!stands) throw new RefusalError(refused('UNAUTHENTICATED', 'This session has ended; sign in again.'));
}

/** Where the member is signed in: a browser once, however often it has signed in, by the session used last or the caller's own. */
export async function listDevices({ database: { orm }, wallClock }: Now, { userId, sessionId }: Member) {
  const rows = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), alive(wallClock())))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);
  const browserOf = ({ id, deviceId }: (typeof rows)[number]) => deviceId ?? id;
  return [...new Set(rows.map(browserOf))].flatMap((browser) => {
    const own = rows.filter((row) => browserOf(row) === browser);
    const shown = own.find(({ id }) => id === sessionId) ?? own[0];
    if (!shown) return [];
    const seen = own.map(({ createdAt, deviceSince }) => deviceSince ?? createdAt);
    return [{ ...shown, isCurrent: shown.id === sessionId, firstSeenAt: seen.reduce((first, at) => (at < first ? at : first)) }];
  });
}

/** With all other sessions of its browser, and the push device that was registered in it. @returns whether the member had such a session */
export async function endSession(context: Pick<BackendContext, 'database' | 'realtime'>, { userId, sessionId }: Member): Promise<boolean> {
  const { orm } = context.database;
  const own = eq(sessions.userId, userId);
  const [named] = await orm
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .where(and(own, eq(sessions.id, sessionId)));
  if (!named) return false;
  const ofBrowser = named.deviceId === null ? undefined : eq(sessions.deviceId, named.deviceId);
  const ended = await orm
    .delete(sessions)
    .where(and(own, or(eq(sessions.id, sessionId), ofBrowser)))
    .returning({ id: sessions.id });
  if (ended.length > 0) await withdrawPushToken(context, userId, await clearExpiredPushToken(orm, userId));
  return ended.length > 0;
}

export async function endAllSessions(tx: Pick<Orm, 'delete'>, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endOtherSessions(tx: Pick<Orm, 'delete'>, { userId, sessionId }: Member): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

export async function countOtherSessions({ database: { orm }, wallClock }: Now, { userId, sessionId }: Member): Promise<number> {
  const [row] = await orm
    .select({ value: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), alive(wallClock())));
  return row?.value ?? 0;
}

/**
 * Sessions that expired without a logout. With a member's last session their realtime sign-ins end, and with each session its push device.
 */
export async function removeExpiredSessions({
  database: { orm },
  wallClock,
  realtime,
}: Now & Pick<BackendContext, 'realtime'>): Promise<void> {
  const now = wallClock();
  const ended = await orm
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_MS))))
    .returning({ userId: sessions.userId });
  for (const userId of new Set(ended.map((session) => session.userId))) {
    const [left] = await orm
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), alive(now)))
      .limit(1);
    if (!left) await realtime.revokeUser(userId);
    await withdrawPushToken({ realtime }, userId, await clearExpiredPushToken(orm, userId));
  }
}
