import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { users, type User } from '@/backend/api/db/schema/users';
import { ok, refused, type Refusal } from '@/backend/api/http/answer';
import type { CallHandler } from '@/backend/api/http/call-handler';
import { mailDeletionLink, mailPayoutCode } from './account-mails';
import { forgetAttempts, perAccount, refuseAttempt, type AttemptLimit } from './attempt-limits';
import { requireMember } from './authenticate';
import { findUser } from './find-user';
import { deleteMailedTokens, findMailedCode, findMailedToken, consumeMailedCode } from './mailed-tokens';
import { recordSecurity } from './security-records';

/** What a member proves that they are there for. A mail for one of them proves nothing for another. */
export type ProvenPurpose = 'delete-account' | 'choose-payout';

/** Of these one is enough. */
export interface Proof {
  password?: string | undefined;
  /** Of a mailed link. */
  token?: string | undefined;
  /** Of a mail, typed where it was asked for. */
  code?: string | undefined;
}

/** One count for all that a session may ask the password for, or each of them would be as many guesses more. */
export const SESSION_PROOF_LIMIT = { name: 'member-proof', max: 10, minutes: 15 };
const PASSWORD_MISSING = refused('PASSWORD_WRONG', 'The password is needed.', [{ path: 'password', code: 'required' }]);
const WRONG_PASSWORD = refused('PASSWORD_WRONG', 'The password is not right.', [{ path: 'password', code: 'wrong' }]);
const WRONG_LINK = refused('TOKEN_EXPIRED', 'This link has expired or was used already.');
const WRONG_CODE = refused('CODE_WRONG', 'The code is not right, has expired or was used already.', [{ path: 'code', code: 'wrong' }]);

/**
 * A borrowed session must not be enough: the password is asked for, or what was mailed a moment ago. The letter box could
 * set a new password as well, so that for no account a mail proves less.
 * @returns why it is not known that the member is there, or null
 */
export async function requireProof(
  user: User,
  purpose: ProvenPurpose,
  { password, token, code }: Proof,
  context: BackendContext,
): Promise<Refusal | null> {
  const {
    database: { orm },
    env,
    clock,
    passwords,
  } = context;
  if (token !== undefined) {
    const found = await findMailedToken(orm, purpose, token, clock());
    return found?.userId === user.id && found.email === user.email ? null : WRONG_LINK;
  }
  const [credential] = await orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, user.id));
  if (code === undefined && !credential) return refused('ACCOUNT_PROOF_REQUIRED', 'Ask for a mail, which proves who is there.');
  // No guess: a page of the version before knows nothing of it.
  if (code === undefined && !password) return PASSWORD_MISSING;
  // Passwords and codes can be guessed; a link's token cannot.
  const limit = perAccount(SESSION_PROOF_LIMIT, env.rateLimitFactor);
  const tooMany = await refuseAttempt(context, limit, user.id);
  if (tooMany) return tooMany;
  const isRight =
    code === undefined
      ? await passwords.verify(credential?.hash ?? null, password ?? '')
      : (await findMailedCode(orm, purpose, user, code, clock())) !== null;
  if (!isRight) return code === undefined ? WRONG_PASSWORD : WRONG_CODE;
  await forgetAttempts(context, limit, user.id);
  return null;
}

/**
 * For whoever has refused with what the above gave: not in it, because a code that is spent proves nothing and is no guess where
 * the same press is done already. Only what can be guessed counts; a form without a password, or an old link, is nobody's attempt.
 */
export async function recordFailedProof(context: BackendContext, userId: string, refusal: Refusal, request: FastifyRequest): Promise<void> {
  if (refusal !== WRONG_PASSWORD && refusal !== WRONG_CODE) return;
  await recordSecurity(context.database.orm, context, { kind: 'proof-failed', userId }, request);
}

/**
 * In the transaction of what was proven: a code works once, and of two presses with it one counts.
 * @returns why it does not count any more, or null
 */
export async function consumeProof(
  tx: Pick<Orm, 'delete'>,
  user: User,
  purpose: ProvenPurpose,
  { code }: Proof,
  now: Date,
): Promise<Refusal | null> {
  if (code !== undefined && !(await consumeMailedCode(tx, purpose, user, code, now))) return WRONG_CODE;
  await deleteMailedTokens(tx, purpose, user.id);
  return null;
}

export const sendDeletionLink: CallHandler<'sendDeletionLink'> = ({ request }, context) =>
  mailProof(requireMember(request).userId, { name: 'deletion-link', max: 5, minutes: 60 }, mailDeletionLink, context);

/** It lives for ten minutes: two of each. */
export const sendPayoutCode: CallHandler<'sendPayoutCode'> = ({ request }, context) =>
  mailProof(requireMember(request).userId, { name: 'payout-code', max: 12, minutes: 60 }, mailPayoutCode, context);

async function mailProof(userId: string, limit: AttemptLimit, mail: typeof mailDeletionLink, context: BackendContext) {
  const { database, env, clock, wakeMailDelivery } = context;
  // By the address: a deleted account that is opened anew begins no new count.
  const tooMany = await refuseAttempt(context, perAccount(limit, env.rateLimitFactor), (await findUser(database.orm, userId)).email);
  if (tooMany) return tooMany;
  await database.orm.transaction(async (tx) => {
    // Of two at once the later replaces the other's.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (user) await mail(tx, env, user, clock());
  });
  wakeMailDelivery();
  return ok({});
}
