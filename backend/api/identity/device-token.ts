import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { DAY_MS } from '@/lib/calendar-days';
import { readSignedText, signText } from './signing-key';

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
