import type { BackendContext } from '@/backend/context';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { regionOfOrigin } from '@/backend/http/origin-region';
import { findUser } from '@/backend/identity/find-user';
import { ownReferralCode } from '@/backend/modules/referral/own-referral-code';
import { referralOffer } from '@/backend/modules/referral/referral-offer';
import { contactsOf } from './contacts-of';
import { profileOf } from './user-profile';

/** For a guest, what a friend's code is worth; for a member, their own account. */
export const userInformation: CallHandler<'userInformation'> = async ({ query, request }, context) => {
  if (request.member) return ok(await memberInformation(request.member.userId, context));
  const offer = await referralOffer(context.database.orm, query.referralCode, regionOfOrigin(request.headers.origin));
  return ok({ user: null, contacts: [], detailReferralCode: offer });
};

async function memberInformation(userId: string, { database: { orm }, env }: BackendContext) {
  const user = await findUser(orm, userId);
  return {
    user: await profileOf(orm, user),
    contacts: await contactsOf(orm, userId),
    detailReferralCode: await ownReferralCode(orm, env, user),
  };
}
