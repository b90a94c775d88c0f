import { and, eq, isNull, ne } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { gifts, paymentIntents, paymentMethods } from '@/backend/api/db/schema/payments';
import { payoutDestinations, contacts, marketingReceipts, users, type User } from '@/backend/api/db/schema/users';
import { referralCodes, referrals } from '@/backend/api/db/schema/coupons';
import { emailChanges, externalIdentities, knownDevices, mailedTokens, passwordCredentials } from '@/backend/api/db/schema/sign-in';
import { mailAccountCleared } from '@/backend/api/identity/account-mails';
import { clearPushToken } from '@/backend/api/identity/push-device';
import { removeSecondFactor } from '@/backend/api/identity/second-factor';
import type { Requesting } from '@/backend/api/identity/security-notices';
import { endAllSessions, type Member } from '@/backend/api/identity/sessions';
import { queueCardDeletions } from '@/backend/api/payments/delete-vault-cards';

/**
 * - `known`: the address was proven before
 * - `own`: by a session of the account; its data stays
 * - `cleared`: without a session of this account, possibly by a stranger; everything set before is removed
 */
type Proof = 'known' | 'own' | 'cleared';

/**
 * The owner of the mailbox has confirmed the account's address. The account may have been created by somebody else
 * (docs/decisions/0040-first-proof-of-an-address.md).
 * @param by the member of the confirming session, if there is one
 */
export async function proveAddress(
  tx: Orm,
  { env, clock }: Pick<BackendContext, 'env' | 'clock'>,
  userId: string,
  by: Member | null,
  request: Requesting,
): Promise<Proof> {
  // The row is locked: a concurrent change commits before this read, or fails later because its session has ended.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user || user.emailVerifiedAt) return 'known';
  const now = clock();
  await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  if (by?.userId === userId) return 'own';
  await clear(tx, user, now);
  await mailAccountCleared(tx, env, user, request, now);
  return 'cleared';
}

/** Removes all personal details and permissions. Orders, payments, earnings and stored pieces are kept. */
async function clear(tx: Orm, user: User, now: Date): Promise<void> {
  const { id } = user;
  const firstName = user.email.split('@')[0] ?? '';
  await tx
    .update(users)
    .set({ firstName, lastName: '', isAiOutfitRecommendation: false, notifications: {}, referredByCode: null })
    .where(eq(users.id, id));
  await tx.update(referralCodes).set({ firstName }).where(eq(referralCodes.userId, id));
  // The creator's referrer would be rewarded for the owner's orders.
  await tx.delete(referrals).where(and(eq(referrals.friendId, id), eq(referrals.status, 'joined')));
  await tx.delete(contacts).where(eq(contacts.userId, id));
  await tx.delete(marketingReceipts).where(eq(marketingReceipts.userId, id));
  await tx.delete(payoutDestinations).where(eq(payoutDestinations.userId, id));
  const cards = await tx.delete(paymentMethods).where(eq(paymentMethods.userId, id)).returning({ token: paymentMethods.gatewayToken });
  await queueCardDeletions(
    tx,
    cards.map(({ token }) => token),
    now,
  );
  // A card that is being added at this moment must not be kept either.
  const isComing = and(eq(paymentIntents.userId, id), eq(paymentIntents.kind, 'card'), eq(paymentIntents.status, 'processing'));
  await tx.update(paymentIntents).set({ userId: null }).where(isComing);
  await clearPushToken(tx, id);
  // Sign-in methods. A remaining known device could log in without a notice to the owner.
  await tx.delete(passwordCredentials).where(eq(passwordCredentials.userId, id));
  await tx.delete(externalIdentities).where(eq(externalIdentities.userId, id));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, id));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
  await removeSecondFactor(tx, id);
  await tx.update(gifts).set({ buyerId: null }).where(eq(gifts.buyerId, id));
  // The opened link must give the same answer when it is opened again.
  await tx.delete(mailedTokens).where(and(eq(mailedTokens.userId, id), ne(mailedTokens.purpose, 'verify-email')));
  await endAllSessions(tx, id);
}
