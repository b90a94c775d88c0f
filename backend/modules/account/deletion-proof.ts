import { eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { passwordCredentials } from '@/backend/db/schema/sign-in';
import type { User } from '@/backend/db/schema/users';
import { ok, refused, type Refusal } from '@/backend/http/answer';
import type { CallHandler, CallInput } from '@/backend/http/call-handler';
import { mailDeletionLink } from '@/backend/identity/account-mails';
import { perAccount, refuseAttempt } from '@/backend/identity/attempt-limits';
import { requireMember } from '@/backend/identity/authenticate';
import { findUser } from '@/backend/identity/find-user';
import { findMailedToken } from '@/backend/identity/mailed-tokens';

const GUESSES = { name: 'delete-account', max: 10, minutes: 15 };
const MAILS = { name: 'deletion-link', max: 5, minutes: 60 };

/**
 * A borrowed session must not be enough: the password is asked for, or a link that was mailed a moment ago. The letter box
 * could set a new password as well, so that for no account it proves less. The token dies with the account.
 * @returns why it is not known that the member is there, or null
 */
export async function refuseUnproven(user: User, { password, token }: CallInput<'deleteAccount'>['body'], context: BackendContext): Promise<Refusal | null> {
  const { database: { orm }, env, clock, passwords } = context;
  if (token !== undefined) {
    const found = await findMailedToken(orm, 'delete-account', token, clock());
    return found?.userId === user.id && found.email === user.email ? null : refused('TOKEN_EXPIRED', 'This link has expired or was used already.');
  }
  const [credential] = await orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, user.id));
  if (!credential) return refused('ACCOUNT_PROOF_REQUIRED', 'Ask for a link by mail, which proves who is there.');
  // It could be used to guess.
  const tooMany = await refuseAttempt(context, perAccount(GUESSES, env.rateLimitFactor), user.id);
  if (tooMany) return tooMany;
  const isRight = await passwords.verify(credential.hash, password ?? '');
  return isRight ? null : refused('PASSWORD_WRONG', 'The password is not right.', [{ path: 'password', code: password ? 'wrong' : 'required' }]);
}

export const sendDeletionLink: CallHandler<'sendDeletionLink'> = async ({ request }, context) => {
  const { database, env, clock, wakeMailDelivery } = context;
  const { userId } = requireMember(request);
  const tooMany = await refuseAttempt(context, perAccount(MAILS, env.rateLimitFactor), userId);
  if (tooMany) return tooMany;
  await database.orm.transaction(async (tx) => mailDeletionLink(tx, env, await findUser(tx, userId), clock()));
  wakeMailDelivery();
  return ok({});
};
