import { and, eq, gt, lt } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/db/database';
import { mailedTokens } from '@/backend/db/schema/sign-in';
import type { User } from '@/backend/db/schema/users';
import { createOpaqueToken, hashOfToken } from './opaque-token';

type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];

const LIFE_MS: Record<Purpose, number> = { 'password-reset': 3_600_000, 'verify-email': 24 * 3_600_000, 'delete-account': 30 * 60_000 };

/** A new one replaces the older ones of the same purpose: only the newest mail's link works. */
export async function createMailedToken(tx: Pick<Orm, 'insert' | 'delete'>, purpose: Purpose, { id, email }: Pick<User, 'id' | 'email'>, now: Date): Promise<string> {
  const { token, hash } = createOpaqueToken();
  await dropMailedTokens(tx, purpose, id);
  await tx.insert(mailedTokens).values({ tokenHash: hash, purpose, userId: id, email, createdAt: now, expiresAt: new Date(now.getTime() + LIFE_MS[purpose]) });
  return token;
}

const valid = (purpose: Purpose, hash: string, now: Date) =>
  and(eq(mailedTokens.tokenHash, hash), eq(mailedTokens.purpose, purpose), gt(mailedTokens.expiresAt, now));

/** Whose it is, without using it up. */
export async function findMailedToken(tx: Pick<Orm, 'select'>, purpose: Purpose, token: string, now: Date) {
  const hash = hashOfToken(token);
  if (hash === null) return null;
  const [found] = await tx.select().from(mailedTokens).where(valid(purpose, hash, now));
  return found ?? null;
}

/** Of several that use one at once, one gets it. */
export async function useUpMailedToken(tx: Pick<Orm, 'delete'>, purpose: Purpose, token: string, now: Date) {
  const hash = hashOfToken(token);
  if (hash === null) return null;
  const [used] = await tx.delete(mailedTokens).where(valid(purpose, hash, now)).returning();
  return used ?? null;
}

/** What a member has done by another way needs no link any more. */
export async function dropMailedTokens(tx: Pick<Orm, 'delete'>, purpose: Purpose, userId: string): Promise<void> {
  await tx.delete(mailedTokens).where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)));
}

export async function removeEndedTokens({ database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>): Promise<void> {
  await orm.delete(mailedTokens).where(lt(mailedTokens.expiresAt, clock()));
}
