import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { signingKeys } from '@/backend/db/schema/bookkeeping';

/** What a signature is good for: each has a key of its own. */
export type SigningPurpose = 'newsletter-unsubscribe' | 'security-peer';

/** Kept in the database, because all copies and their successors must know it and nobody should have to configure it. */
async function findKey(orm: Pick<Orm, 'select'>, purpose: SigningPurpose): Promise<string | null> {
  const [found] = await orm.select().from(signingKeys).where(eq(signingKeys.purpose, purpose));
  return found?.secret ?? null;
}

async function makeKey(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose): Promise<string> {
  // Two at once: one inserts, both read the same row.
  await orm.insert(signingKeys).values({ purpose, secret: randomBytes(32).toString('base64url') }).onConflictDoNothing();
  const key = await findKey(orm, purpose);
  if (key === null) throw new Error(`The key for ${purpose} was not stored`);
  return key;
}

const signatureOf = (key: string, payload: string): Buffer => createHmac('sha256', key).update(payload).digest();

/** The same text is the same hash, and nobody without the key can try texts. */
export async function keyedHash(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose, text: string): Promise<string> {
  return signatureOf((await findKey(orm, purpose)) ?? (await makeKey(orm, purpose)), text).toString('base64url');
}

/** A text that only we can have written, as `payload.signature` in letters of an address. It never ends and is not secret: it says what it carries. */
export async function signText(orm: Pick<Orm, 'select' | 'insert'>, purpose: SigningPurpose, text: string): Promise<string> {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf((await findKey(orm, purpose)) ?? (await makeKey(orm, purpose)), payload).toString('base64url')}`;
}

/** The text that was signed for this purpose, or null. Reads only: a stranger's guess makes no key. */
export async function readSignedText(orm: Pick<Orm, 'select'>, purpose: SigningPurpose, token: string): Promise<string | null> {
  const [, payload, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (payload === undefined || signature === undefined) return null;
  const key = await findKey(orm, purpose);
  if (key === null || !timingSafeEqual(signatureOf(key, payload), Buffer.from(signature, 'base64url'))) return null;
  return Buffer.from(payload, 'base64url').toString('utf8');
}
