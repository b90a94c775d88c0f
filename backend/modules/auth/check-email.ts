import { eq } from 'drizzle-orm';
import { externalIdentities, passwordCredentials } from '@/backend/db/schema/sign-in';
import { users } from '@/backend/db/schema/users';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { comparableEmail } from '@/lib/contract/email-address';

/** Tells who has an account: the contract wants it so, and the limit a peer has keeps it from being a list. */
export const checkEmail: CallHandler<'checkEmail'> = async ({ body }, { database: { orm } }) => {
  const rows = await orm
    .select({ provider: externalIdentities.provider, password: passwordCredentials.userId })
    .from(users)
    .leftJoin(externalIdentities, eq(externalIdentities.userId, users.id))
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(eq(users.email, comparableEmail(body.email)));
  const has = (provider: 'google' | 'apple') => rows.some((row) => row.provider === provider);
  const hasBoth = rows.some(({ provider, password }) => provider !== null && password !== null);
  return ok({
    exists: rows.length > 0,
    loggedWithGoogle: has('google'),
    loggedWithApple: has('apple'),
    ...(hasBoth ? { hasPassword: true } : {}),
  });
};
