import { eq, getTableColumns, inArray, and } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { referralCodes, referrals, coupons } from '@/backend/api/db/schema/coupons';
import { emailChanges, externalIdentities, knownDevices, secondFactors, sessions } from '@/backend/api/db/schema/sign-in';
import { itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { outfitFeedback, outfits, wornOutfits } from '@/backend/api/db/schema/outfits';
import { payoutDestinations, contacts, marketingReceipts, users, type User } from '@/backend/api/db/schema/users';
import { itemEvents, itemFiles, items, itemSales, sellingAgreements, storagePlans } from '@/backend/api/db/schema/wardrobe';
import { securityRecordsOf } from '@/backend/api/identity/security-records';
import type { ItemState } from '@/lib/contract/wardrobe';
import { BUYING_PARTS, ownRows } from './buying-parts';
import { messagesOf, removeMessagesOf } from '@/backend/api/modules/contact/kept-messages';
import { eraseFriend } from '@/backend/api/modules/referral/settle-referrals';
import { wireDestination } from '@/backend/api/modules/payout/sealed-destination';
import { keepSales } from './kept-documents';

type WardrobeTx = Pick<Orm, 'select'>;

const IN_STORAGE: readonly ItemState[] = ['collected', 'inspected', 'stored', 'in-transit', 'rejected'];
/** From the submission until the payout. */
const IN_SALE: readonly ItemState[] = ['submitted', 'authenticated', 'priced', 'listed', 'sold'];

/** An account with pieces in storage, in transit or for sale cannot be deleted. */
async function wardrobeBlockers(tx: WardrobeTx, { id }: User): Promise<string[]> {
  const rows = await tx.select({ state: items.state }).from(items).where(eq(items.userId, id)).groupBy(items.state);
  const [open] = await tx
    .select({ id: itemRequests.id })
    .from(itemRequests)
    .where(and(eq(itemRequests.userId, id), inArray(itemRequests.status, ['booked', 'under-way'])))
    .limit(1);
  return [
    ...(rows.some(({ state }) => IN_STORAGE.includes(state)) ? ['pieces-in-storage'] : []),
    ...(rows.some(({ state }) => IN_SALE.includes(state)) ? ['open-consignment'] : []),
    ...(open ? ['open-request'] : []),
  ];
}

type Tx = Pick<Orm, 'select' | 'insert' | 'delete' | 'update' | 'execute' | '$count'>;

/** Data of one part of the backend about a member; every listed part is exported and deleted with the account. */
export interface AccountPart {
  name: string;
  read(tx: Tx, user: User): Promise<Record<string, unknown>[]>;
  /** Codes of what blocks the deletion. */
  blockers?(tx: Tx, user: User, now: Date): Promise<string[]>;
  /** For rows that do not cascade from the user's row, and for what must be kept. */
  remove?(tx: Tx, user: User, now: Date): Promise<unknown>;
}

/** In the order of the export. */
export const ACCOUNT_PARTS: readonly AccountPart[] = [
  { name: 'profile', read: (tx, { id }) => tx.select().from(users).where(eq(users.id, id)) },
  { name: 'contacts', read: ownRows(contacts) },
  { name: 'marketingConsents', read: ownRows(marketingReceipts) },
  {
    name: 'sessions',
    read: ownRows(sessions, ['browser', 'system', 'place', 'deviceSince', 'createdAt', 'lastSeenAt', 'expiresAt']),
  },
  {
    name: 'emailChange',
    read: (tx, { id }) =>
      tx
        .select({ from: emailChanges.fromEmail, to: emailChanges.toEmail, createdAt: emailChanges.createdAt, doneAt: emailChanges.doneAt })
        .from(emailChanges)
        .where(eq(emailChanges.userId, id)),
  },
  {
    name: 'secondFactor',
    // Never the secret: it is what the device has.
    read: ownRows(secondFactors, ['createdAt', 'enabledAt']),
  },
  { name: 'knownDevices', read: ownRows(knownDevices) },
  // Kept: it records who ended an account, and expires by age.
  { name: 'securityRecords', read: (tx, { id }) => securityRecordsOf(tx, id) },
  { name: 'externalSignIns', read: ownRows(externalIdentities) },
  { name: 'referralCode', read: ownRows(referralCodes) },
  {
    name: 'referrals',
    // A friend's account is private: only what the member sees on the page.
    read: (tx, { id }) =>
      tx
        .select({ friend: referrals.friendName, status: referrals.status, reason: referrals.reason, createdAt: referrals.createdAt })
        .from(referrals)
        .where(eq(referrals.referrerId, id)),
    remove: (tx, { id }) => eraseFriend(tx, id),
  },
  { name: 'storagePlans', read: ownRows(storagePlans) },
  { name: 'items', read: ownRows(items), blockers: wardrobeBlockers },
  {
    name: 'itemSales',
    read: (tx, { id }) =>
      tx.select(getTableColumns(itemSales)).from(itemSales).innerJoin(items, eq(items.id, itemSales.itemId)).where(eq(items.userId, id)),
    remove: keepSales,
  },
  { name: 'sellingAgreements', read: ownRows(sellingAgreements) },
  {
    name: 'itemHistory',
    read: (tx, { id }) =>
      tx.select(getTableColumns(itemEvents)).from(itemEvents).innerJoin(items, eq(items.id, itemEvents.itemId)).where(eq(items.userId, id)),
  },
  { name: 'itemFiles', read: ownRows(itemFiles) },
  { name: 'itemRequests', read: ownRows(itemRequests) },
  { name: 'wardrobeCharges', read: ownRows(wardrobeCharges) },
  { name: 'outfits', read: ownRows(outfits) },
  { name: 'wornOutfits', read: ownRows(wornOutfits) },
  { name: 'outfitFeedback', read: ownRows(outfitFeedback) },
  {
    name: 'payoutDestination',
    // Account numbers are never returned, even to a valid session.
    read: async (tx, { id }) =>
      (await tx.select().from(payoutDestinations).where(eq(payoutDestinations.userId, id))).map((row) => ({
        ...wireDestination(row),
        chosenAt: row.chosenAt,
      })),
  },
  ...BUYING_PARTS,
  {
    name: 'newsletter',
    read: (tx, { email }) => tx.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)),
    remove: (tx, { email }) => tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)),
  },
  { name: 'contactMessages', read: messagesOf, remove: removeMessagesOf },
  {
    name: 'coupons',
    read: (tx, { email }) => tx.select().from(coupons).where(eq(coupons.issuedFor, email)),
    remove: (tx, { email }) => tx.delete(coupons).where(eq(coupons.issuedFor, email)),
  },
  {
    name: 'mails',
    // Without the text: it contains links that open the account.
    read: (tx, { email, id }) =>
      tx
        .select({
          channel: outboxMails.channel,
          subject: outboxMails.subject,
          createdAt: outboxMails.createdAt,
          deliveredAt: outboxMails.deliveredAt,
        })
        .from(outboxMails)
        .where(inArray(outboxMails.recipient, [email, id])),
    remove: (tx, { email, id }) => tx.delete(outboxMails).where(inArray(outboxMails.recipient, [email, id])),
  },
];
