import { and, eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import type { PasswordHasher } from './password-hasher';

type Credential = typeof passwordCredentials.$inferSelect;

/** @returns what the password was found right by, for the two below; null where it is not the account's, or the account has none */
export async function verifyPassword(
  orm: Pick<Orm, 'select'>,
  passwords: Pick<PasswordHasher, 'verify'>,
  userId: string,
  password: string,
): Promise<Credential | null> {
  const [credential] = await orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, userId));
  return credential && (await passwords.verify(credential.hash, password)) ? credential : null;
}

/**
 * Whether what a password was verified against is still what the account has, until the caller's transaction ends. A password
 * takes a while to verify; whoever sets another one meanwhile ends the sessions that there are, and must not leave this one over.
 */
export async function isPasswordUnchanged(tx: Pick<Orm, 'select'>, userId: string, hash: string): Promise<boolean> {
  const [stands] = await tx
    .select({ userId: passwordCredentials.userId })
    .from(passwordCredentials)
    .where(sameAs(userId, hash))
    .for('share');
  return stands !== undefined;
}

/** @returns whether it was still the one that had been verified */
export async function replacePassword(
  tx: Pick<Orm, 'update'>,
  userId: string,
  verified: string,
  next: { hash: string; changedAt?: Date },
): Promise<boolean> {
  const replaced = await tx
    .update(passwordCredentials)
    .set(next)
    .where(sameAs(userId, verified))
    .returning({ userId: passwordCredentials.userId });
  return replaced.length > 0;
}

const sameAs = (userId: string, hash: string) => and(eq(passwordCredentials.userId, userId), eq(passwordCredentials.hash, hash));
