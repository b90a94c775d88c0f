import { and, eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Orm } from '@/backend/api/db/database';
import { bookings } from '@/backend/api/db/schema/orders';
import { referrals, referralCodes } from '@/backend/api/db/schema/coupons';
import { contacts, type User } from '@/backend/api/db/schema/users';
import type { Address, BookCollection } from '@/lib/contract/booking';
import { internationalNumber } from '@/lib/domain/shared/phone-number';

type Reader = Pick<Orm, 'select'>;
type Contact = BookCollection['contact'];

/** Longer than any real chain. */
const LONGEST_CHAIN = 50;

/** Whether a member has ever had this address, ignoring its spelling. */
export async function hasUsedAddress(tx: Reader, userId: string, address: Address): Promise<boolean> {
  const booked = await tx.select({ address: bookings.address }).from(bookings).where(eq(bookings.userId, userId));
  const stored = await tx.select({ address: contacts.address }).from(contacts).where(eq(contacts.userId, userId));
  return [...booked, ...stored].some((known) => known.address !== null && doorOf(known.address) === doorOf(address));
}

const doorOf = ({ flat, building, addressOne, district, zipCode }: Address): string =>
  [flat, building, addressOne, district, zipCode]
    .join('|')
    .toLowerCase()
    .replace(/[\s.,#-]/g, '');

/** Whether a member has ever had this phone number: the same person or household under another account. */
async function hasUsedPhone(tx: Reader, userId: string, contact: Pick<Contact, 'contactPhoneCode' | 'contactPhone'>): Promise<boolean> {
  const booked = await tx.select({ contact: bookings.contact }).from(bookings).where(eq(bookings.userId, userId));
  const stored = await tx.select().from(contacts).where(eq(contacts.userId, userId));
  const number = internationalNumber(contact.contactPhoneCode, contact.contactPhone);
  return [...booked.map((known) => known.contact), ...stored].some(
    ({ contactPhoneCode, contactPhone }) => internationalNumber(contactPhoneCode ?? '', contactPhone ?? '') === number,
  );
}

/**
 * Whether the friend has, directly or through others, referred the referrer.
 * @param among `counting` ignores refused referrals
 */
export async function isReferralCycle(
  tx: Reader,
  { referrerId, friendId }: { referrerId: string; friendId: string },
  among: 'all' | 'counting',
): Promise<boolean> {
  let at: string | undefined = referrerId;
  for (let step = 0; at !== undefined && step < LONGEST_CHAIN; step += 1) {
    if (at === friendId) return true;
    const [above]: { referrerId: string }[] = await tx
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(and(eq(referrals.friendId, at), among === 'counting' ? ne(referrals.status, 'refused') : undefined));
    at = above?.referrerId;
  }
  return false;
}

interface FriendsOrder {
  user: User;
  /** A code entered with the order. */
  code: string | null;
  visit: Pick<BookCollection, 'address' | 'contact'>;
}

type Referral = typeof referrals.$inferSelect;

/** The friend has ordered: the reward waits for the first paid month, unless there is a reason against it. */
export async function recordFriendOrder(tx: Orm, { user, code, visit }: FriendsOrder, now: Date): Promise<void> {
  const [known] = await tx.select().from(referrals).where(eq(referrals.friendId, user.id));
  const referrerId = known?.referrerId ?? (code ? await ownerOf(tx, code) : null);
  if (!referrerId || referrerId === user.id || (known && !isOpen(known))) return;
  const reason = await refusalOf(tx, { referrerId, friendId: user.id, ...visit });
  const state = reason ? ({ status: 'refused', reason } as const) : ({ status: 'pending', reason: 'awaiting-first-payment' } as const);
  if (known) await tx.update(referrals).set(state).where(eq(referrals.id, known.id));
  else {
    await tx
      .insert(referrals)
      .values({ id: randomUUID(), referrerId, friendId: user.id, friendName: user.firstName, ...state, createdAt: now });
  }
}

/** Not ordered yet, or fully refunded: then this order is the first one. */
const isOpen = ({ status, reason }: Referral): boolean => status === 'joined' || (status === 'refused' && reason === 'left-before-payment');

async function refusalOf(
  tx: Orm,
  { referrerId, friendId, address, contact }: FriendsOrder['visit'] & { referrerId: string; friendId: string },
): Promise<'circle' | 'same-address' | 'same-phone' | null> {
  if (await isReferralCycle(tx, { referrerId, friendId }, 'all')) return 'circle';
  if (await hasUsedAddress(tx, referrerId, address)) return 'same-address';
  return (await hasUsedPhone(tx, referrerId, contact)) ? 'same-phone' : null;
}

async function ownerOf(tx: Orm, code: string): Promise<string | null> {
  const [found] = await tx.select().from(referralCodes).where(eq(referralCodes.code, code));
  return found?.userId ?? null;
}
