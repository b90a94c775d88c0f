import { memberIfKnown, requireMember, findUser } from '@/backend/api/identity/authenticate';
import { findMailedToken } from '@/backend/api/identity/mailed-tokens';
import { proveAddress } from '@/backend/api/modules/account/prove-address';
import { takeOverQuestions } from '@/backend/api/modules/contact/kept-messages';
import type { BackendContext } from '@/backend/context';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { regionOfOrigin, peerOf } from '@/backend/api/http/request-source';
import { mailVerification } from '@/backend/api/identity/account-mails';
import { createAccount, type NewAccount } from '@/backend/api/identity/create-account';
import { perAddress, refuseAttempt, perAccount } from '@/backend/api/identity/attempt-limits';
import { comparableEmail } from '@/lib/contract/email-address';
import { startSession } from '@/backend/api/identity/start-session';
import { referralOffer } from '@/backend/api/modules/referral/referral-offer';
import { regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { NewUser } from '@/lib/contract/auth';
import { refusePassword } from './password';

/** Each account sends a mail to an unconfirmed address, so it is limited per peer. */
const ACCOUNTS_OF_PEER = { name: 'signup-peer', max: 20, minutes: 60 };

export const signup: CallHandler<'signup'> = async ({ body, request }, context) => {
  const { database, env, clock, wakeMailDelivery } = context;
  const weak = refusePassword(body.password, comparableEmail(body.email), 'password', [body.firstName, body.lastName]);
  if (weak) return weak;
  const tooMany = await refuseAttempt(context, perAddress(ACCOUNTS_OF_PEER, env.rateLimitFactor), peerOf(request.ip));
  if (tooMany) return tooMany;
  const account = await accountOf(body, request.headers.origin, context);
  const opened = await database.orm.transaction(async (tx) => {
    const user = await createAccount(tx, account, clock());
    if (!user) return null;
    await mailVerification(tx, env, user, clock());
    const { accessToken, deviceToken } = await startSession(tx, context, user.id, request);
    return { user, accessToken, deviceToken };
  });
  if (!opened) return refused('EMAIL_TAKEN', 'An account with this address exists already.', [{ path: 'email', code: 'taken' }]);
  wakeMailDelivery();
  const { user, ...tokens } = opened;
  const referralProgram = await referralOffer(database.orm, body.referralCode, user.country);
  return ok({ ...tokens, referralProgram, user: { id: user.id, email: user.email } }, 201);
};

/** The fields of a sign-up as an account; also for the sign-up inside an order. */
export async function accountOf(
  body: NewUser,
  origin: string | undefined,
  { passwords }: Pick<BackendContext, 'passwords'>,
): Promise<NewAccount> {
  const country = body.country ?? (body.locale ? regionOfLocale(body.locale) : regionOfOrigin(origin));
  return {
    email: comparableEmail(body.email),
    passwordHash: await passwords.hash(body.password),
    firstName: body.firstName,
    lastName: body.lastName,
    country,
    locale: body.locale ?? REGIONS[country].defaultLocale,
    phone: body.contactPhone ? { code: body.contactPhoneCode ?? REGIONS[country].phoneCode, number: body.contactPhone } : undefined,
    referralCode: body.referralCode,
    marketing: body.marketing,
  };
}

const MAILS = { name: 'verify-email', max: 5, minutes: 60 };
const STRANGER = refused('ACCOUNT_PROOF_REQUIRED', 'Sign in to this account, or confirm the address without what was entered before.');

export const verifyEmail: CallHandler<'verifyEmail'> = async ({ body, request }, context) => {
  const { database, clock, realtime, wakeMailDelivery, wakeAccountJob } = context;
  const by = await memberIfKnown(request, context);
  const done = await database.orm.transaction(async (tx) => {
    // Not consumed: mail scanners open links, and an answer can be lost. The result is the same each time, for this address only.
    const found = await findMailedToken(tx, 'verify-email', body.token, clock());
    if (!found) return null;
    const user = await findUser(tx, found.userId);
    if (user.email !== found.email) return null;
    if (body.asMember && !user.emailVerifiedAt && by?.userId !== user.id) return STRANGER;
    return { user, proof: await proveAddress(tx, context, user.id, by, request) };
  });
  if (done === null) return refused('TOKEN_EXPIRED', 'This link has expired, or a newer one was sent.');
  if ('kind' in done) return done;
  const { user, proof } = done;
  // The hourly upkeep does it where this fails.
  if (proof !== 'known') {
    await takeOverQuestions(context, user.id).catch(() => context.log.warn('questions of a guest wait for the upkeep'));
  }
  if (proof !== 'cleared') return ok({ email: user.email });
  wakeMailDelivery();
  wakeAccountJob();
  await realtime.revokeUser(user.id);
  await realtime.forgetPushToken(user.id);
  return ok({ email: user.email, cleared: true });
};

export const sendVerification: CallHandler<'sendVerification'> = async ({ request }, context) => {
  const { database, env, clock, wakeMailDelivery } = context;
  const { userId } = requireMember(request);
  const tooMany = await refuseAttempt(context, perAccount(MAILS, env.rateLimitFactor), userId);
  if (tooMany) return tooMany;
  const sent = await database.orm.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user.emailVerifiedAt) return false;
    await mailVerification(tx, env, user, clock());
    return true;
  });
  if (sent) wakeMailDelivery();
  return ok({ sent });
};
