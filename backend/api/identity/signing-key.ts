import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { previousSigningKeys, signingKeys } from '@/backend/api/db/schema/bookkeeping';
import type { BackendContext } from '@/backend/context';
import { DAY_MS } from '@/lib/calendar-days';

/** Purpose of a signature; each has its own key. */
export const SIGNING_PURPOSES = ['newsletter-unsubscribe', 'security-peer', 'known-device', 'second-factor'] as const;
export type SigningPurpose = (typeof SIGNING_PURPOSES)[number];

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Stored in the database, so that all copies share it without configuration. */
async function findKey(orm: Pick<Orm, 'select'>, purpose: SigningPurpose): Promise<string | null> {
  const [found] = await orm.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  return found?.secret ?? null;
}

async function makeKey(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose): Promise<string> {
  // Of two at once, one inserts and both read the same row.
  await orm.insert(signingKeys).values({ purpose, secret: newSecret() }).onConflictDoNothing();
  const key = await findKey(orm, purpose);
  if (key === null) throw new Error(`The key for ${purpose} was not stored`);
  return key;
}

const signatureOf = (key: string, payload: string): Buffer => createHmac('sha256', key).update(payload).digest();

/** Deterministic, and cannot be brute-forced without the key. */
export async function keyedHash(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose, text: string): Promise<string> {
  return signatureOf((await findKey(orm, purpose)) ?? (await makeKey(orm, purpose)), text).toString('base64url');
}

/**
 * A text with our signature, as URL-safe `payload.signature`. The payload is readable. It is valid until its key was replaced and the days
 * of READ_ON_DAYS have passed.
 */
export async function signText(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose, text: string): Promise<string> {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf((await findKey(orm, purpose)) ?? (await makeKey(orm, purpose)), payload).toString('base64url')}`;
}

/** The signed text, verified with the current or a previous key, or null. Read-only: an invalid signature creates no key. */
export async function readSignedText(orm: Pick<Orm, 'select'>, purpose: SigningPurpose, token: string, now: Date): Promise<string | null> {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (payload === undefined || signature === undefined) return null;
  // Compared as text: base64url leaves two bits of the last character unused, so the same bytes have four spellings.
  const isOurs = (key: string): boolean =>
    timingSafeEqual(Buffer.from(signatureOf(key, payload).toString('base64url')), Buffer.from(signature));
  const key = await findKey(orm, purpose);
  if (key === null) return null;
  if (!isOurs(key) && !(await previousKeys(orm, purpose, now)).some(isOurs)) return null;
  return Buffer.from(payload, 'base64url').toString('utf8');
}

async function previousKeys(orm: Pick<Orm, 'select'>, purpose: SigningPurpose, now: Date): Promise<string[]> {
  const rows = await orm
    .select()
    .from(previousSigningKeys)
    .where(and(eq(previousSigningKeys.purpose, purpose), gt(previousSigningKeys.verifiesUntil, now)));
  return rows.map(({ secret }) => secret);
}

/**
 * How long a replaced key still verifies its signatures. Both countries require unsubscribe links to work for at least thirty days. Peers
 * of security records are only compared, so a new key simply starts new hashes. An unknown device only counts as new at its next login, and who is half
 * signed in begins again.
 */
const READ_ON_DAYS: Readonly<Record<SigningPurpose, number>> = {
  'newsletter-unsubscribe': 365,
  'security-peer': 0,
  'known-device': 0,
  'second-factor': 0,
};

interface KeyStatus {
  purpose: SigningPurpose;
  /** Null: not used yet; the first signature creates one. */
  madeAt: Date | null;
  /** Expiry of the previous keys that still verify. */
  previousUntil: Date[];
}

export async function signingKeyStatus(orm: Pick<Orm, 'select'>, now: Date): Promise<KeyStatus[]> {
  const [keys, previous] = [
    await orm.select().from(signingKeys),
    await orm.select().from(previousSigningKeys).where(gt(previousSigningKeys.verifiesUntil, now)),
  ];
  return SIGNING_PURPOSES.map((purpose) => ({
    purpose,
    madeAt: keys.find((key) => key.purpose === purpose)?.madeAt ?? null,
    previousUntil: previous.filter((key) => key.purpose === purpose).map(({ verifiesUntil }) => verifiesUntil),
  }));
}

/**
 * A new key signs from now on, on every copy; the previous one keeps verifying for its time.
 * @returns until when, or null if there was no key
 */
export async function rotateSigningKey(orm: Pick<Orm, 'transaction'>, purpose: SigningPurpose, now: Date): Promise<Date | null> {
  return orm.transaction(async (tx) => {
    // Of two at once, the second replaces the first one's key.
    const [key] = await tx.select().from(signingKeys).where(eq(signingKeys.purpose, purpose)).for('update');
    if (key === undefined) return null;
    const verifiesUntil = new Date(now.getTime() + READ_ON_DAYS[purpose] * DAY_MS);
    if (verifiesUntil > now) await tx.insert(previousSigningKeys).values({ purpose, secret: key.secret, verifiesUntil });
    await tx.update(signingKeys).set({ secret: newSecret(), madeAt: now }).where(eq(signingKeys.purpose, purpose));
    return verifiesUntil;
  });
}

/** After a leak: signatures of earlier keys are rejected from now on. */
export async function retirePreviousKeys(orm: Pick<Orm, 'delete'>, purpose: SigningPurpose, now: Date): Promise<number> {
  return (
    await orm
      .delete(previousSigningKeys)
      .where(and(eq(previousSigningKeys.purpose, purpose), gt(previousSigningKeys.verifiesUntil, now)))
      .returning()
  ).length;
}

export async function removeExpiredKeys({ database: { orm }, wallClock }: Pick<BackendContext, 'database' | 'wallClock'>): Promise<void> {
  await orm.delete(previousSigningKeys).where(lte(previousSigningKeys.verifiesUntil, wallClock()));
}
