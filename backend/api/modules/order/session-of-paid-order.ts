import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import { refused, type Refusal } from '@/backend/api/http/answer';
import { perAccount, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { comparableEmail } from '@/lib/contract/email-address';
import { lockUser } from '@/backend/api/identity/find-user';
import { isPasswordUnchanged, verifyPassword } from '@/backend/api/identity/verify-password';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { startSession } from '@/backend/api/identity/start-session';
import { LOGIN_LIMIT } from '@/backend/api/modules/auth/login';
import { askForSecondFactor } from '@/backend/api/modules/auth/second-factor';

type Started = Awaited<ReturnType<typeof startSession>>;

const PASSWORD_WRONG = refused('PASSWORD_WRONG', 'The order is paid; the password is not the one of its account.', [
  { path: 'user.password', code: 'wrong' },
]);

/** A retried order opens a session only with the password: the key alone is no credential. */
export async function startForPaidOrder(
  context: BackendContext,
  userId: string,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
): Promise<Started | Refusal> {
  const tooMany = await refuseAttempt(context, perAccount(LOGIN_LIMIT, context.env.rateLimitFactor), comparableEmail(email));
  if (tooMany) return tooMany;
  // Retried once, in case a concurrent sign-in rehashed the password or it was changed (as in modules/auth/login.ts).
  return (
    (await startVerified(context, userId, password, request)) ?? (await startVerified(context, userId, password, request)) ?? PASSWORD_WRONG
  );
}

/** @returns null if the verified credential is no longer current */
async function startVerified(
  context: BackendContext,
  userId: string,
  password: string,
  request: FastifyRequest,
): Promise<Started | Refusal | null> {
  const {
    database: { orm },
    passwords,
  } = context;
  const verified = await verifyPassword(orm, passwords, userId, password);
  if (!verified) {
    await recordSecurity(orm, context, { kind: 'sign-in-failed', userId }, request);
    return PASSWORD_WRONG;
  }
  return orm.transaction(async (tx) => {
    // Locked first, in the same order as deleting an account, to avoid a deadlock.
    await lockUser(tx, userId);
    if (!(await isPasswordUnchanged(tx, userId, verified.hash))) return null;
    return (await askForSecondFactor(tx, context, userId)) ?? startSession(tx, context, userId, request);
  });
}
