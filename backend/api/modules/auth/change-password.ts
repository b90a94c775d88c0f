import { eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { mailPasswordChanged } from '@/backend/api/identity/account-mails';
import { forgetAttempts, perAccount, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { requireMember, findUser } from '@/backend/api/identity/authenticate';
import { deleteMailedTokens } from '@/backend/api/identity/mailed-tokens';
import { SESSION_PROOF_LIMIT } from '@/backend/api/identity/member-proof';
import { replacePassword, verifyPassword } from '@/backend/api/identity/password-hasher';
import { clearPushToken } from '@/backend/api/identity/push-device';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { endOtherSessions } from '@/backend/api/identity/sessions';
import { LOGIN_LIMIT } from './login';
import { refusePassword } from './password-policy';

const RETRY_MS = 10 * 60_000;

/** An account that signs in with a provider only has no present password: it sets its first one by a mailed link. */
export const changePassword: CallHandler<'changePassword'> = async ({ body, request }, context) => {
  const {
    database: { orm },
    env,
    clock,
    passwords,
    realtime,
    wakeMailDelivery,
  } = context;
  const member = requireMember(request);
  const user = await findUser(orm, member.userId);
  // A borrowed session could be used to guess.
  const limit = perAccount(SESSION_PROOF_LIMIT, env.rateLimitFactor);
  const tooMany = await refuseAttempt(context, limit, user.id);
  if (tooMany) return tooMany;
  const wrong = refused('PASSWORD_WRONG', 'The present password is not right.', [
    { path: 'current', code: body.current ? 'wrong' : 'required' },
  ]);
  const verify = () => verifyPassword(orm, passwords, user.id, body.current);
  const verified = await verify();
  if (!verified) {
    if (!(await isChangedAlready(user.id, body.next, context))) {
      if (body.current) await recordSecurity(orm, context, { kind: 'proof-failed', userId: user.id }, request);
      return wrong;
    }
    await forgetAttempts(context, limit, user.id);
    return ok({});
  }
  await forgetAttempts(context, limit, user.id);
  const weak = refusePassword(body.next, user.email, 'next', [user.firstName, user.lastName]);
  if (weak) return weak;
  const hash = await passwords.hash(body.next);
  const replace = (present: string) =>
    orm.transaction(async (tx) => {
      if (!(await replacePassword(tx, user.id, present, { hash, changedAt: clock() }))) return false;
      await endOtherSessions(tx, member);
      await clearPushToken(tx, user.id);
      // Whoever reads the member's mail could set another one with it.
      await deleteMailedTokens(tx, 'password-reset', user.id);
      await mailPasswordChanged(tx, env, user, request, clock());
      await recordSecurity(tx, context, { kind: 'password-set', userId: user.id }, request);
      return true;
    });
  // The second time where a sign-in has renewed the hash meanwhile, which is no change. A reset is one: it has ended this session, and
  // whoever holds that does not get to set another password, also where it set the same.
  const replaceRenewed = async () => {
    const renewed = await verify();
    return renewed?.changedAt.getTime() === verified.changedAt.getTime() && replace(renewed.hash);
  };
  const isChanged = (await replace(verified.hash)) || (await replaceRenewed());
  if (!isChanged) return (await isChangedAlready(user.id, body.next, context)) ? ok({}) : wrong;
  wakeMailDelivery();
  await forgetAttempts(context, LOGIN_LIMIT, user.email);
  // Realtime sign-ins are not known apart; this device fetches a new one.
  await realtime.revokeUser(user.id);
  await realtime.forgetPushToken(user.id);
  return ok({});
};

/** Whose answer was lost presses again: it is done. Not later, or each attempt would be two guesses. */
async function isChangedAlready(
  userId: string,
  password: string,
  { database: { orm }, clock, passwords }: BackendContext,
): Promise<boolean> {
  const [stands] = await orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, userId));
  return stands !== undefined && clock().getTime() - stands.changedAt.getTime() < RETRY_MS && passwords.verify(stands.hash, password);
}
