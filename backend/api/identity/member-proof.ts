import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { users, type User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { mailDeletionLink, mailPayoutCode } from './account-mails';
import { forgetAttempts, perAccount, refuseAttempt, type AttemptLimit } from './attempt-limits';
import { requireMember, findUser } from './authenticate';
import { deleteMailedTokens, findMailedCode, findMailedToken, consumeMailedCode } from './mailed-tokens';
import { isWrongCode } from './second-factor';
import { recordSecurity } from './security-records';

/** What a member confirms with a proof. A mail for one purpose is not valid for another. */
export type ProvenPurpose = 'delete-account' | 'choose-payout';

/** One of these is enough. */
export interface Proof {
  password?: string | undefined;
  /** Of a mailed link. */
  token?: string | undefined;
  /** Of a mail, typed on the page that asked for it. */
  code?: string | undefined;
}

/** One limit for all password checks within a session, or each call would allow additional guesses. */
export const SESSION_PROOF_LIMIT = { name: 'member-proof', max: 10, minutes: 15 };
const PASSWORD_MISSING = refused('PASSWORD_WRONG', 'The password is needed.', [{ path: 'password', code: 'required' }]);
const WRONG_PASSWORD = refused('PASSWORD_WRONG', 'The password is not right.', [{ path: 'password', code: 'wrong' }]);
const WRONG_LINK = refused('TOKEN_EXPIRED', 'This link has expired or was used already.');
const WRONG_CODE = refused('CODE_WRONG', 'The code is not right, has expired or was used already.', [{ path: 'code', code: 'wrong' }]);

/**
 * A stolen session must not be enough: the password or a recently mailed token is required. Access to the mailbox could also reset the
 * password, so a mail is accepted for every account.
 * @returns the refusal, or null
 */
export async function requireProof(
  user: User,
  purpose: ProvenPurpose,
  { password, token, code }: Proof,
  context: BackendContext,
): Promise<Refusal | null> {
  const {
    database: { orm },
    clock,
    passwords,
  } = context;
  if (token !== undefined) {
    const found = await findMailedToken(orm, purpose, token, clock());
    return found?.userId === user.id && found.email === user.email ? null : WRONG_LINK;
  }
  const [credential] = await orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, user.id));
  if (code === undefined && !credential) return refused('ACCOUNT_PROOF_REQUIRED', 'Ask for a mail, which proves who is there.');
  // Not a guess: a page of the previous version does not send a code.
  if (code === undefined && !password) return PASSWORD_MISSING;
  return countGuess(context, user.id, async () => {
    if (code === undefined) return (await passwords.verify(credential?.hash ?? null, password ?? '')) ? null : WRONG_PASSWORD;
    return (await findMailedCode(orm, purpose, user, code, clock())) === null ? WRONG_CODE : null;
  });
}

/** For what no mail can prove. @returns the refusal, `ACCOUNT_PROOF_REQUIRED` where the account has no password; or null */
export async function requirePassword(userId: string, password: string | undefined, context: BackendContext): Promise<Refusal | null> {
  const { database, passwords } = context;
  const [credential] = await database.orm.select().from(passwordCredentials).where(eq(passwordCredentials.userId, userId));
  if (!credential) return refused('ACCOUNT_PROOF_REQUIRED', 'This account has no password.');
  if (!password) return PASSWORD_MISSING;
  return countGuess(context, userId, async () => ((await passwords.verify(credential.hash, password)) ? null : WRONG_PASSWORD));
}

/** Passwords and codes can be guessed; a link's token cannot. */
async function countGuess(context: BackendContext, userId: string, judge: () => Promise<Refusal | null>): Promise<Refusal | null> {
  const limit = perAccount(SESSION_PROOF_LIMIT, context.env.rateLimitFactor);
  const tooMany = await refuseAttempt(context, limit, userId);
  if (tooMany) return tooMany;
  const wrong = await judge();
  if (wrong === null) await forgetAttempts(context, limit, userId);
  return wrong;
}

/**
 * Called by those who refuse with the result of `requireProof`; separate, because a used code is no guess if the same press has already
 * succeeded. Only guessable proofs count, not a missing password or an old link.
 */
export async function recordFailedProof(context: BackendContext, userId: string, refusal: Refusal, request: FastifyRequest): Promise<void> {
  if (refusal !== WRONG_PASSWORD && refusal !== WRONG_CODE && !isWrongCode(refusal)) return;
  await recordSecurity(context.database.orm, context, { kind: 'proof-failed', userId }, request);
}

/**
 * In the transaction of the confirmed action: a code works once, also for concurrent presses.
 * @returns why it is no longer valid, or null
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
  mailProof(request, { name: 'deletion-link', max: 5, minutes: 60 }, mailDeletionLink, context);

/** Valid for ten minutes; the limit allows two per period. */
export const sendPayoutCode: CallHandler<'sendPayoutCode'> = ({ request }, context) =>
  mailProof(request, { name: 'payout-code', max: 12, minutes: 60 }, mailPayoutCode, context);

async function mailProof(request: FastifyRequest, limit: AttemptLimit, mail: typeof mailDeletionLink, context: BackendContext) {
  const { userId } = requireMember(request);
  const { database, env, clock, wakeMailDelivery } = context;
  // By address: deleting and recreating an account does not reset the limit.
  const tooMany = await refuseAttempt(context, perAccount(limit, env.rateLimitFactor), (await findUser(database.orm, userId)).email);
  if (tooMany) return tooMany;
  await database.orm.transaction(async (tx) => {
    // Of two at once the later replaces the earlier.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (user) await mail(tx, env, user, request, clock());
  });
  wakeMailDelivery();
  return ok({});
}
