import { asc, eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { contacts } from '@/backend/db/schema/users';
import { ok } from '@/backend/http/answer';
import type { CallHandler } from '@/backend/http/call-handler';
import { regionOfOrigin } from '@/backend/http/origin-region';
import { findUser } from '@/backend/identity/find-user';
import { ownReferralCode } from '@/backend/modules/referral/own-referral-code';
import { referralOffer } from '@/backend/modules/referral/referral-offer';
import { profileOf } from './user-profile';

/** For a guest, what a friend's code is worth; for a member, their own account. */
export const userInformation: CallHandler<'userInformation'> = async ({ query, request }, context) => {
  if (request.member) return ok(await memberInformation(request.member.userId, context));
  const offer = await referralOffer(context.database.orm, query.referralCode, regionOfOrigin(request.headers.origin));
  return ok({ user: null, contacts: [], detailReferralCode: offer });
};

async function memberInformation(userId: string, { database: { orm }, env }: BackendContext) {
  const user = await findUser(orm, userId);
  const people = await orm.select().from(contacts).where(eq(contacts.userId, userId)).orderBy(asc(contacts.position));
  return {
    user: await profileOf(orm, user),
    contacts: people.map(({ contactName, contactPhoneCode, contactPhone, address }) => ({ contactName, contactPhoneCode, contactPhone, ...(address ? { address } : {}) })),
    detailReferralCode: await ownReferralCode(orm, env, user),
  };
}
