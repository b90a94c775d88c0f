import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { mailVerification } from '@/backend/api/identity/account-mails';
import { perAccount, refuseAttempt } from '@/backend/api/identity/attempt-limits';
import { memberIfKnown, requireMember, findUser } from '@/backend/api/identity/authenticate';
import { findMailedToken } from '@/backend/api/identity/mailed-tokens';
import { takeOverQuestions } from '@/backend/api/modules/contact/kept-messages';
import { proveAddress } from '@/backend/api/modules/account/prove-address';

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
    return { user, proof: await proveAddress(tx, context, user.id, by) };
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
