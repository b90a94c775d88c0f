import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { DAY_MS } from '@/lib/calendar-days';
import { readSignedText, signText } from './signing-key';

const PURPOSE = 'known-device';
/** Longer than anybody stays away from a device of theirs; and so long before its end a login renews it. */
const LIFE_DAYS = 365;
const RENEWED_DAYS_BEFORE = 180;

/** The account, a name of the device's own, when it was given. */
const content = z.tuple([z.string(), z.string(), z.number()]);

/**
 * What a browser shows at its next login, to be counted apart from strangers: it has logged in to this account before. It opens
 * nothing. In the body and not in a cookie, because the API is called from other origins and never with credentials
 * (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
export const deviceToken = (orm: Pick<Orm, 'select' | 'insert'>, userId: string, now: Date): Promise<string> =>
  signText(orm, PURPOSE, JSON.stringify([userId, randomUUID(), now.getTime()]));

export interface KnownDevice {
  /** Of the device, for its count. */
  id: string;
  isFresh: boolean;
}

/**
 * @param passwordSince tokens older than the current password are not accepted: it may have been reset because of that device
 * @returns the first that is this account's, or null
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
    if (age < LIFE_DAYS * DAY_MS && at >= passwordSince.getTime()) return { id, isFresh: age < (LIFE_DAYS - RENEWED_DAYS_BEFORE) * DAY_MS };
  }
  return null;
}
