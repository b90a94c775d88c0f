import type { BackendContext } from '@/backend/context';
import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { regionOfOrigin } from '@/backend/api/http/site-origin';
import { peerOf } from '@/backend/api/http/peer';
import { mailVerification } from '@/backend/api/identity/account-mails';
import { createAccount, type NewAccount } from '@/backend/api/identity/create-account';
import { perAddress, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { comparableEmail } from '@/lib/contract/email-address';
import { startSession } from '@/backend/api/identity/start-session';
import { referralOffer } from '@/backend/api/modules/referral/referral-offer';
import { regionOfLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { NewUser } from '@/lib/contract/auth';
import { refusePassword } from './password-policy';

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
