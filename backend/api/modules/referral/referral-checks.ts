import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { bookings } from '@/backend/api/db/schema/orders';
import { referrals } from '@/backend/api/db/schema/referral';
import { contacts } from '@/backend/api/db/schema/users';
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
export async function hasUsedPhone(
  tx: Reader,
  userId: string,
  contact: Pick<Contact, 'contactPhoneCode' | 'contactPhone'>,
): Promise<boolean> {
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
