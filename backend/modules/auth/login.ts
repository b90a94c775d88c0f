import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { passwordCredentials } from '@/backend/db/schema/sign-in';
import { users } from '@/backend/db/schema/users';
import { ok, refused } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { peerOf } from '@/backend/http/peer';
import { forgetAttempts, perAccount, perAddress, refuseAttempt } from '@/backend/identity/attempt-limits';
import { comparableEmail } from '@/backend/identity/email-address';
import { startSession } from '@/backend/identity/start-session';

export const LOGIN_LIMIT = { name: 'login', max: 10, minutes: 15 };
const PEER_LIMIT = { name: 'login-peer', max: 100, minutes: 15 };
const WRONG = refused('CREDENTIALS_WRONG', 'The address or the password is not right.');

/**
 * Known and unknown addresses take the same steps: counted alike, looked up by one query, one hash compared.
 * The body's `ip` is what the site believes; limits go by the peer.
 */
export const login: CallHandler<'login'> = async ({ body, request }, context) => {
  const { database: { orm }, env, passwords, wakeMailDelivery } = context;
  const email = comparableEmail(body.email);
  const limit = perAccount(LOGIN_LIMIT, env.rateLimitFactor);
  const tooMany =
    (await refuseAttempt(context, perAddress(PEER_LIMIT, env.rateLimitFactor), peerOf(request.ip))) ?? (await refuseAttempt(context, limit, email));
  if (tooMany) return tooMany;

  const [found] = await orm
    .select({ userId: users.id, hash: passwordCredentials.hash })
    .from(users)
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(eq(users.email, email));
  const isRight = await passwords.verify(found?.hash ?? null, body.password);
  if (!found || !isRight) return WRONG;
  await forgetAttempts(context, limit, email);
  if (found.hash !== null && passwords.isOutdated(found.hash)) await renewHash(found.userId, found.hash, body.password, context);
  const { accessToken, isTold } = await orm.transaction((tx) => startSession(tx, context, found.userId, request));
  if (isTold) wakeMailDelivery();
  return ok({ accessToken });
};

/** Where too many wait to sign in it can be done the next time; and not where it has been changed in the meantime. */
async function renewHash(userId: string, before: string, password: string, { database: { orm }, passwords }: BackendContext): Promise<void> {
  const hash = await passwords.hash(password).catch(() => null);
  const asRead = and(eq(passwordCredentials.userId, userId), eq(passwordCredentials.hash, before));
  if (hash !== null) await orm.update(passwordCredentials).set({ hash }).where(asRead);
}
