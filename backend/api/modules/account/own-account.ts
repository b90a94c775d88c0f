import { type CallHandler, ok, refused } from '@/backend/api/http/answer';
import { marketingReceipts, contacts } from '@/backend/api/db/schema/users';
import { desc, eq, and, asc } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { regionOfOrigin } from '@/backend/api/http/request-source';
import { requireMember, findUser, lockUser } from '@/backend/api/identity/authenticate';
import { firstContact } from '@/backend/api/identity/create-account';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import { readConversation } from '@/backend/api/modules/chat/conversation-index';
import { recordSecurity } from '@/backend/api/identity/security-records';
import { endSession as end, listDevices, refuseEnded } from '@/backend/api/identity/sessions';
import { readDistricts } from '@/backend/api/modules/pricing/price-list';
import { addressProblems } from '@/backend/api/modules/order/check-collection';
import { referralOffer, ownReferralCode } from '@/backend/api/modules/referral/referral-offer';
import { REGIONS } from '@/lib/config/regions';
import type { Contact } from '@/lib/contract/account';
import { isAddressChanged } from './account-deletion';
import { ACCOUNT_PARTS } from './account-parts';
import { profileOf } from './update-user';

/** Contacts and addresses of the member; the member is the first. */
async function contactsOf(orm: Pick<Orm, 'select'>, userId: string): Promise<Contact[]> {
  const people = await orm.select().from(contacts).where(eq(contacts.userId, userId)).orderBy(asc(contacts.position));
  return people.map(({ contactName, contactPhoneCode, contactPhone, address }) => ({
    contactName,
    contactPhoneCode,
    contactPhone,
    ...(address ? { address } : {}),
  }));
}

/** The member's address, validated like a booking's, because it prefills the next one. */
export const saveAddress: CallHandler<'saveAddress'> = async ({ body: { address }, request }, context) => {
  const {
    database: { orm },
    wakeMailDelivery,
  } = context;
  const member = requireMember(request);
  const user = await findUser(orm, member.userId);
  const problems = addressProblems(address, user.country, await readDistricts(orm, user.country));
  if (problems.length > 0) {
    return refused(
      'VALIDATION',
      'Some fields cannot be accepted.',
      problems.map((problem) => ({ ...problem, path: `address.${problem.path}` })),
    );
  }
  await orm.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await refuseEnded(tx, member);
    const own = and(eq(contacts.userId, user.id), eq(contacts.position, 0));
    const [before] = await tx.select({ address: contacts.address }).from(contacts).where(own);
    if (before) await tx.update(contacts).set({ address }).where(own);
    // No phone number yet: a booking will ask for it.
    else await tx.insert(contacts).values({ ...firstContact(user, { code: REGIONS[user.country].phoneCode, number: '' }), address });
    if (isAddressChanged(before?.address, address)) await notifyOfChanges(tx, context, user, ['address'], request);
  });
  wakeMailDelivery();
  return ok({ contacts: await contactsOf(orm, user.id) });
};

export const sessions: CallHandler<'sessions'> = async ({ request }, context) => {
  const found = await listDevices(context, requireMember(request));
  return ok({
    sessions: found.map(({ id, isCurrent, browser, system, place, firstSeenAt, createdAt, lastSeenAt, expiresAt }) => ({
      id,
      current: isCurrent,
      browser,
      system,
      place,
      firstSeenAt: firstSeenAt.toISOString(),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  });
};

/**
 * A device that is signed out may not be trusted, and realtime sign-ins cannot be distinguished: all of them end, and the remaining devices
 * sign in again.
 */
export const endSession: CallHandler<'endSession'> = async ({ params, request }, context) => {
  const { userId } = requireMember(request);
  if (!(await end(context, { userId, sessionId: params.id }))) return refused('NOT_FOUND', 'There is no such session.');
  await context.realtime.revokeUser(userId);
  return ok({});
};

/** For a guest, the value of a friend's code; for a member, their own account. */
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

export const exportAccount: CallHandler<'exportAccount'> = async ({ request }, context) => {
  const { database, clock, realtime } = context;
  const { userId } = requireMember(request);
  const conversation = await readConversation(realtime, userId);
  return database.orm.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    const sections: Record<string, Record<string, unknown>[]> = {};
    for (const part of ACCOUNT_PARTS) sections[part.name] = await part.read(tx, user);
    // Stored outside the database and deleted with the realtime account: `RealtimeAccess.forgetUser`.
    sections.messages = conversation;
    await recordSecurity(tx, context, { kind: 'account-exported', userId }, request);
    return ok({ exportedAt: clock().toISOString(), sections });
  });
};

export const consents: CallHandler<'consents'> = async ({ request }, { database: { orm } }) => {
  const { userId } = requireMember(request);
  const receipts = await orm
    .select()
    .from(marketingReceipts)
    .where(eq(marketingReceipts.userId, userId))
    .orderBy(desc(marketingReceipts.givenAt), desc(marketingReceipts.id));
  return ok({ receipts: receipts.map(({ id, granted, source, givenAt }) => ({ id, granted, source, givenAt: givenAt.toISOString() })) });
};
