import { and, eq, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { knownDevices, sessions } from '@/backend/api/db/schema/sign-in';
import { users } from '@/backend/api/db/schema/users';
import { DAY_MS } from '@/lib/calendar-days';
import { readSignedText, signText } from './signing-key';

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

export interface Device {
  browser: string | null;
  system: string | null;
}

/** Order matters: most user agents also name other browsers. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Just enough for a member to recognise the device; the header itself is not stored. */
export function deviceOf(userAgent: string | undefined): Device {
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}

const PURPOSE = 'known-device';
/** A year; a login renews it this long before its end. */
const LIFE_DAYS = 365;
const RENEWED_DAYS_BEFORE = 180;

/** Account, device id, issue time. */
const content = z.tuple([z.string(), z.string(), z.number()]);

/**
 * Sent by a browser at login to be counted separately from strangers, because it has logged in to this account before. It grants no access.
 * In the body and not in a cookie, because the API is called from other origins without credentials (OWASP, Slow Down Online Guessing
 * Attacks with Device Cookies).
 */
export const deviceToken = (orm: Pick<Orm, 'select' | 'insert'>, userId: string, { id }: KnownDevice, now: Date): Promise<string> =>
  signText(orm, PURPOSE, JSON.stringify([userId, id, now.getTime()]));

export interface KnownDevice {
  /** Of the browser, for its counter and its row in the list of devices; a renewed token keeps it. */
  id: string;
  /** When it first signed in. */
  since: Date;
  isFresh: boolean;
}

/** The id holds its age, which a renewed token would lose. */
export const newDevice = (now: Date): KnownDevice => ({ id: `${randomUUID()}.${now.getTime()}`, since: now, isFresh: false });

const sinceOf = (id: string, issuedAt: number): Date => new Date(Number(id.split('.')[1] ?? issuedAt));

/**
 * @param passwordSince tokens older than the current password are not accepted: it may have been reset because of that device
 * @returns the first token of this account, or null
 */
export async function knownDevice(
  orm: Pick<Orm, 'select'>,
  tokens: readonly string[],
  { userId, passwordSince }: { userId: string; passwordSince: Date },
  now: Date,
): Promise<KnownDevice | null> {
  for (const token of tokens) {
    const text = await readSignedText(orm, PURPOSE, token, now);
    const [owner, id, at] = text === null ? [] : z.parse(content, JSON.parse(text));
    if (owner !== userId || id === undefined || at === undefined) continue;
    const age = now.getTime() - at;
    if (age >= LIFE_DAYS * DAY_MS || at < passwordSince.getTime()) continue;
    return { id, since: sinceOf(id, at), isFresh: age < (LIFE_DAYS - RENEWED_DAYS_BEFORE) * DAY_MS };
  }
  return null;
}
