import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { previousSigningKeys, signingKeys } from '@/backend/api/db/schema/bookkeeping';

/** What a signature is good for: each has a key of its own. */
export const SIGNING_PURPOSES = ['newsletter-unsubscribe', 'security-peer', 'known-device'] as const;
export type SigningPurpose = (typeof SIGNING_PURPOSES)[number];

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Kept in the database, because all copies and their successors must know it and nobody should have to configure it. */
async function findKey(orm: Pick<Orm, 'select'>, purpose: SigningPurpose): Promise<string | null> {
  const [found] = await orm.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  return found?.secret ?? null;
}

async function makeKey(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose): Promise<string> {
  // Two at once: one inserts, both read the same row.
  await orm.insert(signingKeys).values({ purpose, secret: newSecret() }).onConflictDoNothing();
  const key = await findKey(orm, purpose);
  if (key === null) throw new Error(`The key for ${purpose} was not stored`);
  return key;
}

const signatureOf = (key: string, payload: string): Buffer => createHmac('sha256', key).update(payload).digest();

/** The same text is the same hash, and nobody without the key can try texts. */
export async function keyedHash(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose, text: string): Promise<string> {
  return signatureOf((await findKey(orm, purpose)) ?? (await makeKey(orm, purpose)), text).toString('base64url');
}

/**
 * A text that only we can have written, as `payload.signature` in letters of an address. It is not secret: it says what it
 * carries. It is good until its key has been replaced and the time of signing-key-rotation.ts is over.
 */
export async function signText(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose, text: string): Promise<string> {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf((await findKey(orm, purpose)) ?? (await makeKey(orm, purpose)), payload).toString('base64url')}`;
}

/** The text that was signed for this purpose, by today's key or one before it, or null. Reads only: a stranger's guess makes no key. */
export async function readSignedText(orm: Pick<Orm, 'select'>, purpose: SigningPurpose, token: string, now: Date): Promise<string | null> {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (payload === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = (key: string): boolean => timingSafeEqual(signatureOf(key, payload), given);
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
