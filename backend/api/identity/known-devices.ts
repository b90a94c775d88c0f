import { and, eq, lt, sql } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { knownDevices, sessions } from '@/backend/api/db/schema/sign-in';
import { users } from '@/backend/api/db/schema/users';
import { DAY_MS } from '@/lib/calendar-days';
import type { Device } from './device';

/** As in the privacy policy. */
const KEPT_DAYS = 365;

/**
 * A device is a browser name and a system name, as the list of devices shows them; two of the same kind are not distinguished.
 * @returns whether it is new to an account that has had another device before
 */
export async function noteDevice(
  tx: Pick<Orm, 'select' | 'insert' | 'update'>,
  userId: string,
  device: Device,
  now: Date,
): Promise<boolean> {
  // Serialises concurrent first sign-ins.
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
    // Copies of the previous version open sessions without recording devices; devices with a session count as known.
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

/** The last known device is kept: otherwise a stranger's would count as the first. */
export async function removeOldDevices({ database: { orm }, wallClock }: Pick<BackendContext, 'database' | 'wallClock'>): Promise<void> {
  const old = lt(knownDevices.lastSeenAt, new Date(wallClock().getTime() - KEPT_DAYS * DAY_MS));
  const hasNewer = sql`exists (select 1 from known_devices newer where newer.user_id = ${knownDevices.userId} and newer.last_seen_at > ${knownDevices.lastSeenAt})`;
  await orm.delete(knownDevices).where(and(old, hasNewer));
}
