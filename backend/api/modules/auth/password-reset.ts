import { eq } from 'drizzle-orm';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { users } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { regionOfOrigin } from '@/backend/api/http/site-origin';
import { peerOf } from '@/backend/api/http/peer';
import { mailPasswordChanged, mailPasswordReset } from '@/backend/api/identity/account-mails';
import { forgetAttempts, perAccount, perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { memberIfKnown, findUser } from '@/backend/api/identity/authenticate';
import { comparableEmail } from '@/lib/contract/email-address';
import { findMailedToken, consumeMailedToken } from '@/backend/api/identity/mailed-tokens';
import { clearPushToken } from '@/backend/api/identity/push-device';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { endAllSessions } from '@/backend/api/identity/sessions';
import { siteLink } from '@/backend/api/identity/site-link';
import { localeOfVisitor } from '@/backend/api/mail/language';
import { storeMail } from '@/backend/api/mail/store-mail';
import { proveAddress } from '@/backend/api/modules/account/prove-address';
import { LOGIN_LIMIT } from './login';
import { refusePassword } from './password-policy';

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
    const proof = user.email === used.email ? await proveAddress(tx, context, user.id, by) : 'known';
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
