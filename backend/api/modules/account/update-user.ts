import { randomUUID } from 'node:crypto';
import { and, eq, desc } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { referralCodes } from '@/backend/api/db/schema/coupons';
import { passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { contacts, marketingReceipts, users, type User } from '@/backend/api/db/schema/users';
import { type CallHandler, ok, type Refusal, refused } from '@/backend/api/http/answer';
import { requireMember, findUser, lockUser } from '@/backend/api/identity/authenticate';
import { firstContact } from '@/backend/api/identity/create-account';
import { refuseEnded } from '@/backend/api/identity/sessions';
import { notifyOfChanges } from '@/backend/api/identity/security-notices';
import { REGIONS } from '@/lib/config/regions';
import type { updateUser as updateUserCall, UserProfile } from '@/lib/contract/account';
import { checkPhone } from '@/lib/domain/booking/check-contact';

type Changes = z.infer<typeof updateUserCall.body>;

/** Limits the size of a profile. */
const MAX_NOTIFICATIONS = 30;

export const updateUser: CallHandler<'updateUser'> = async ({ body, request }, context) => {
  const { database, clock, wakeMailDelivery } = context;
  const member = requireMember(request);
  const { userId, sessionId } = member;
  let isTold = false;
  const answer = await database.orm.transaction(async (tx) => {
    // Unnamed fields are written back as read, so concurrent updates are serialised.
    await lockUser(tx, userId);
    await refuseEnded(tx, member);
    const user = await findUser(tx, userId);
    const wrongPhone = await refusePhone(tx, user, body);
    if (wrongPhone) return wrongPhone;
    const notifications = { ...user.notifications, ...body.notifications };
    if (Object.keys(notifications).length > MAX_NOTIFICATIONS) return tooManyNotifications();
    const [changed] = await tx
      .update(users)
      .set({
        firstName: body.firstName ?? user.firstName,
        lastName: body.lastName ?? user.lastName,
        locale: body.locale ?? user.locale,
        isAiOutfitRecommendation: body.is_ai_outfit_recommendation ?? user.isAiOutfitRecommendation,
        notifications,
        // Empty: the permission was revoked.
        ...(body.fcmtoken !== undefined && { fcmToken: body.fcmtoken || null, fcmSessionId: body.fcmtoken ? sessionId : null }),
      })
      .where(eq(users.id, userId))
      .returning();
    const current = changed ?? user;
    if (body.firstName !== undefined) {
      await tx.update(referralCodes).set({ firstName: body.firstName }).where(eq(referralCodes.userId, userId));
    }
    if (body.marketing !== undefined) {
      await tx.insert(marketingReceipts).values({ id: randomUUID(), userId, granted: body.marketing, source: 'profile', givenAt: clock() });
      // Whoever wants no news wants no newsletter; an address that is not proven may be somebody else's.
      if (!body.marketing && user.emailVerifiedAt) {
        await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, user.email));
      }
    }
    isTold = await updateOwnContact(tx, current, body);
    if (isTold) await notifyOfChanges(tx, context, current, ['phone'], request);
    return ok({ user: await profileOf(tx, current) });
  });
  if (isTold) wakeMailDelivery();
  return answer;
};

/** Validates by the country's numbering plan; a code alone is checked with the stored number. */
async function refusePhone(tx: Pick<Orm, 'select'>, user: User, { contactPhone, contactPhoneCode }: Changes): Promise<Refusal | null> {
  if (contactPhone === undefined && contactPhoneCode === undefined) return null;
  const [stored] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, user.id), eq(contacts.position, 0)));
  const number = contactPhone ?? stored?.contactPhone;
  if (number === undefined || number === '') return null;
  const problems = checkPhone({
    contactPhone: number,
    contactPhoneCode: contactPhoneCode ?? stored?.contactPhoneCode ?? REGIONS[user.country].phoneCode,
  });
  return problems.length > 0 ? refused('VALIDATION', 'Some fields cannot be accepted.', problems) : null;
}

/** The member is the first contact; it needs a number. @returns whether the number changed */
async function updateOwnContact(tx: Orm, user: User, { contactPhone, contactPhoneCode, firstName, lastName }: Changes): Promise<boolean> {
  const own = and(eq(contacts.userId, user.id), eq(contacts.position, 0));
  const [stored] = await tx.select().from(contacts).where(own);
  const number = contactPhone ?? stored?.contactPhone;
  if (number === undefined) return false;
  const code = contactPhoneCode ?? stored?.contactPhoneCode ?? REGIONS[user.country].phoneCode;
  const contact = firstContact(user, { code, number });
  if (!stored) {
    await tx.insert(contacts).values(contact);
    return false;
  }
  const isRenamed = firstName !== undefined || lastName !== undefined;
  await tx
    .update(contacts)
    .set({ contactPhone: number, contactPhoneCode: code, ...(isRenamed && { contactName: contact.contactName }) })
    .where(own);
  return stored.contactPhone !== '' && (stored.contactPhone !== number || stored.contactPhoneCode !== code);
}

function tooManyNotifications(): Refusal {
  return refused('VALIDATION', 'Some fields cannot be accepted.', [
    { path: 'notifications', code: 'array.max', params: { max: MAX_NOTIFICATIONS } },
  ]);
}

export async function profileOf(tx: Pick<Orm, 'select'>, user: User): Promise<UserProfile> {
  const [credential] = await tx
    .select({ userId: passwordCredentials.userId })
    .from(passwordCredentials)
    .where(eq(passwordCredentials.userId, user.id));
  const [receipt] = await tx
    .select()
    .from(marketingReceipts)
    .where(eq(marketingReceipts.userId, user.id))
    .orderBy(desc(marketingReceipts.givenAt), desc(marketingReceipts.id))
    .limit(1);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    locale: user.locale,
    country: user.country,
    is_ai_outfit_recommendation: user.isAiOutfitRecommendation,
    emailVerified: user.emailVerifiedAt !== null,
    notifications: user.notifications,
    hasPassword: credential !== undefined,
    ...(receipt ? { marketing: receipt.granted } : {}),
  };
}
