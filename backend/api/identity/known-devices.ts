import { and, eq, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { knownDevices, sessions } from '@/backend/api/db/schema/sign-in';
import { users } from '@/backend/api/db/schema/users';
import { DAY_MS } from '@/lib/calendar-days';
import type { Device } from './device';

/** As the privacy policy says. */
const KEPT_DAYS = 365;

/**
 * A device is the name of a browser and of a system, the two that the list of devices shows: nothing more is asked of the
 * browser, so two of the same kind are one to us.
 * @returns whether it is new to an account that has been signed in to with another one before
 */
export async function noteDevice(
  tx: Pick<Orm, 'select' | 'insert' | 'update'>,
  userId: string,
  device: Device,
  now: Date,
): Promise<boolean> {
  // Of two first sign-ins at once the later sees the other's.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const names = { browser: device.browser ?? '', system: device.system ?? '' };
  const [added] = await tx
    .insert(knownDevices)
    .values({ userId, ...names, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing()
    .returning();
  const own = eq(knownDevices.userId, userId);
  if (added) {
    const others = await tx.select({ browser: knownDevices.browser }).from(knownDevices).where(own).limit(2);
    // Copies of the version before open sessions and note nothing: who is signed in there is known.
    const isSignedIn = and(
      eq(sessions.userId, userId),
      sql`coalesce(${sessions.browser}, '') = ${names.browser}`,
      sql`coalesce(${sessions.system}, '') = ${names.system}`,
    );
    return others.length > 1 && (await tx.select({ id: sessions.id }).from(sessions).where(isSignedIn).limit(1)).length === 0;
  }
  await tx
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(own, eq(knownDevices.browser, names.browser), eq(knownDevices.system, names.system)));
  return false;
}

/** The last one that an account was signed in with stays: without it a stranger's would be taken for the first. */
export async function removeOldDevices({ database: { orm }, wallClock }: Pick<BackendContext, 'database' | 'wallClock'>): Promise<void> {
  const old = lt(knownDevices.lastSeenAt, new Date(wallClock().getTime() - KEPT_DAYS * DAY_MS));
  const hasNewer = sql`exists (select 1 from known_devices newer where newer.user_id = ${knownDevices.userId} and newer.last_seen_at > ${knownDevices.lastSeenAt})`;
  await orm.delete(knownDevices).where(and(old, hasNewer));
}
