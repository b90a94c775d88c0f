import { and, eq, gt, lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { mailedTokens } from '@/backend/api/db/schema/sign-in';
import type { User } from '@/backend/api/db/schema/users';
import { createOpaqueToken, createShortCode, hashOfCode, hashOfToken } from './opaque-token';

type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];
type Receiver = Pick<User, 'id' | 'email'>;

const LIFE_MS: Record<Purpose, number> = {
  'password-reset': 3_600_000,
  'verify-email': 24 * 3_600_000,
  'delete-account': 30 * 60_000,
  'choose-payout': 10 * 60_000,
};

/** Replaces older tokens of the same purpose: only the newest mail's link works. */
export async function createMailedToken(tx: Pick<Orm, 'insert' | 'delete'>, purpose: Purpose, user: Receiver, now: Date): Promise<string> {
  const { token, hash } = createOpaqueToken();
  await keep(tx, purpose, user, hash, now);
  return token;
}

/** A short code, to be typed on the page that asks for it. It can be guessed, so attempts must be limited. */
export async function createMailedCode(tx: Pick<Orm, 'insert' | 'delete'>, purpose: Purpose, user: Receiver, now: Date): Promise<string> {
  const { code, hash } = createShortCode(aboutOf(purpose, user));
  await keep(tx, purpose, user, hash, now);
  return code;
}

/** Stored form; null for an invalid code. */
export const hashOfMailedCode = (purpose: Purpose, user: Receiver, typed: string): string | null =>
  hashOfCode(aboutOf(purpose, user), typed);

const aboutOf = (purpose: Purpose, { id, email }: Receiver) => `${purpose}:${id}:${email}`;

async function keep(
  tx: Pick<Orm, 'insert' | 'delete'>,
  purpose: Purpose,
  { id, email }: Receiver,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await deleteMailedTokens(tx, purpose, id);
  await tx
    .insert(mailedTokens)
    .values({ tokenHash, purpose, userId: id, email, createdAt: now, expiresAt: new Date(now.getTime() + LIFE_MS[purpose]) });
}

const valid = (purpose: Purpose, hash: string, now: Date) =>
  and(eq(mailedTokens.tokenHash, hash), eq(mailedTokens.purpose, purpose), gt(mailedTokens.expiresAt, now));

/** Looks up the token without consuming it. */
export async function findMailedToken(tx: Pick<Orm, 'select'>, purpose: Purpose, token: string, now: Date) {
  return findByHash(tx, purpose, hashOfToken(token), now);
}

export async function findMailedCode(tx: Pick<Orm, 'select'>, purpose: Purpose, user: Receiver, typed: string, now: Date) {
  return findByHash(tx, purpose, hashOfMailedCode(purpose, user, typed), now);
}

async function findByHash(tx: Pick<Orm, 'select'>, purpose: Purpose, hash: string | null, now: Date) {
  if (hash === null) return null;
  const [found] = await tx
    .select()
    .from(mailedTokens)
    .where(valid(purpose, hash, now));
  return found ?? null;
}

/** Of several concurrent uses, one succeeds. */
export async function consumeMailedToken(tx: Pick<Orm, 'delete'>, purpose: Purpose, token: string, now: Date) {
  return useUpByHash(tx, purpose, hashOfToken(token), now);
}

export async function consumeMailedCode(tx: Pick<Orm, 'delete'>, purpose: Purpose, user: Receiver, typed: string, now: Date) {
  return useUpByHash(tx, purpose, hashOfMailedCode(purpose, user, typed), now);
}

async function useUpByHash(tx: Pick<Orm, 'delete'>, purpose: Purpose, hash: string | null, now: Date) {
  if (hash === null) return null;
  const [used] = await tx
    .delete(mailedTokens)
    .where(valid(purpose, hash, now))
    .returning();
  return used ?? null;
}

/** Removes tokens that are no longer needed because the member has done it in another way. */
export async function deleteMailedTokens(tx: Pick<Orm, 'delete'>, purpose: Purpose, userId: string): Promise<void> {
  await tx.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
}

export async function removeExpiredTokens({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(mailedTokens).where(lt(mailedTokens.expiresAt, clock()));
}
