import { dictionary } from '@zxcvbn-ts/language-common';
import { eq } from 'drizzle-orm';
import { users } from '@/backend/api/db/schema/users';
import { regionOfOrigin, peerOf } from '@/backend/api/http/request-source';
import { siteLink } from '@/backend/api/identity/site-link';
import { localeOfVisitor } from '@/backend/api/mail/language';
import { storeMail } from '@/backend/api/mail/store-mail';
import { proveAddress } from '@/backend/api/modules/account/prove-address';
import type { BackendContext } from '@/backend/context';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { type CallHandler, ok, refused, type Refusal } from '@/backend/api/http/answer';
import { mailPasswordChanged, mailPasswordReset } from '@/backend/api/identity/account-mails';
import { forgetAttempts, perAccount, refuseAttempt, perAddress } from '@/backend/api/identity/attempt-limits';
import { requireMember, findUser, memberIfKnown } from '@/backend/api/identity/authenticate';
import { deleteMailedTokens, findMailedToken, consumeMailedToken } from '@/backend/api/identity/mailed-tokens';
import { SESSION_PROOF_LIMIT } from '@/backend/api/identity/member-proof';
import { replacePassword, verifyPassword } from '@/backend/api/identity/password-hasher';
import { clearPushToken } from '@/backend/api/identity/push-device';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { endOtherSessions, endAllSessions } from '@/backend/api/identity/sessions';
import { comparableEmail } from '@/lib/contract/email-address';
import { passwordProblem, guessedForm, passwordText } from '@/lib/domain/account/password-problem';
import { LOGIN_LIMIT } from './login';

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

/** The guesses that attackers start with; attempt limits cover the rest. */
const GUESS_LIST_GUESSES = 10_000;

/** @returns the most used leaked passwords of at least this length, in lower case */
const guessList = (minLength: number): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength).slice(0, GUESS_LIST_GUESSES));

/** The minimum is in the specification; the maximum keeps hashing cheap. */
const PASSWORD_POLICY = { minLength: 6, maxLength: 128 };

const GUESSES = guessList(PASSWORD_POLICY.minLength);

export const passwordPolicy: CallHandler<'passwordPolicy'> = async () => ok(PASSWORD_POLICY);

/**
 * @param path the field of the password
 * @param names of the person
 * @returns why the password is not allowed for this account, or null
 */
export function refusePassword(password: string, email: string, path = 'password', names: readonly string[] = []): Refusal | null {
  const problem =
    passwordProblem(password, email, PASSWORD_POLICY, names) ??
    (GUESSES.has(guessedForm(passwordText(password))) ? { code: 'password.common' } : null);
  return problem && refused('PASSWORD_POLICY', 'This password cannot be used.', [{ path, ...problem }]);
}

const MAILS = { name: 'password-reset', max: 3, minutes: 60 };
/** Limits mails per peer, because addresses without an account get one too. */
const MAILS_OF_PEER = { name: 'password-reset-peer', max: 10, minutes: 15 };
const EXPIRED = refused('TOKEN_EXPIRED', 'This link has expired or was used already.');

/** An unknown address gets a mail too: the answer reveals nothing, and its owner learns that it is the wrong address. */
export const passwordReset: CallHandler<'passwordReset'> = async ({ body, request }, context) => {
  const { database, env, clock, wakeMailDelivery } = context;
  const email = comparableEmail(body.email);
  // Beyond the limit the answer is the same and no mail is sent, so that mailboxes cannot be flooded.
  if (await refuseAttempt(context, perAddress(MAILS_OF_PEER, env.rateLimitFactor), peerOf(request.ip))) return ok({});
  if (await refuseAttempt(context, perAccount(MAILS, env.rateLimitFactor), email)) return ok({});
  await database.orm.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (user) return mailPasswordReset(tx, env, user, clock());
    const locale = localeOfVisitor(regionOfOrigin(request.headers.origin), request.headers['accept-language']);
    await storeMail(tx, env, {
      recipient: email,
      template: 'passwordResetUnknown',
      locale,
      values: { link: siteLink(env, locale, '/login') },
      now: clock(),
    });
  });
  wakeMailDelivery();
  return ok({});
};

export const passwordResetConfirm: CallHandler<'passwordResetConfirm'> = async ({ body: { token, password }, request }, context) => {
  const { database, env, clock, passwords, realtime, wakeMailDelivery, wakeAccountJob } = context;
  const found = await findMailedToken(database.orm, 'password-reset', token, clock());
  if (!found) return EXPIRED;
  if (password === undefined) return ok({});
  const by = await memberIfKnown(request, context);
  const owner = await findUser(database.orm, found.userId);
  const weak = refusePassword(password, found.email, 'password', [owner.firstName, owner.lastName]);
  if (weak) return weak; // the link still works
  const hash = await passwords.hash(password);
  const done = await database.orm.transaction(async (tx) => {
    const now = clock();
    const used = await consumeMailedToken(tx, 'password-reset', token, now);
    const [user] = used ? await tx.select().from(users).where(eq(users.id, used.userId)) : [];
    if (!used || !user) return null;
    // Opening the link proves the mailbox.
    const proof = user.email === used.email ? await proveAddress(tx, context, user.id, by, request) : 'known';
    const changed = { hash, changedAt: now };
    await tx
      .insert(passwordCredentials)
      .values({ userId: user.id, ...changed })
      .onConflictDoUpdate({ target: passwordCredentials.userId, set: changed });
    await endAllSessions(tx, user.id);
    await clearPushToken(tx, user.id);
    await mailPasswordChanged(tx, env, await findUser(tx, user.id), request, now);
    await recordSecurity(tx, context, { kind: 'password-set', userId: user.id }, request);
    return { userId: user.id, isCleared: proof === 'cleared' };
  });
  if (done === null) return EXPIRED;
  wakeMailDelivery();
  await forgetAttempts(context, LOGIN_LIMIT, found.email);
  await realtime.revokeUser(done.userId);
  await realtime.forgetPushToken(done.userId);
  if (done.isCleared) wakeAccountJob();
  return ok(done.isCleared ? { cleared: true } : {});
};
