import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { bookings } from '@/backend/db/schema/orders';
import { referralCodes, referrals } from '@/backend/db/schema/referral';
import { contacts, type User } from '@/backend/db/schema/users';
import type { Address } from '@/lib/contract/booking';

interface FriendsOrder {
  user: User;
  /** A code that came with the order. */
  code: string | null;
  address: Address;
}

/** The friend has ordered: the reward now waits for the first paid month, unless both live at one address. */
export async function noteFriendsOrder(tx: Orm, { user, code, address }: FriendsOrder, now: Date): Promise<void> {
  const [known] = await tx.select().from(referrals).where(eq(referrals.friendId, user.id));
  const referrerId = known?.referrerId ?? (code ? await ownerOf(tx, code) : null);
  if (!referrerId || referrerId === user.id || (known && known.status !== 'joined')) return;
  const state = (await livesAt(tx, referrerId, address))
    ? ({ status: 'refused', reason: 'same-address' } as const)
    : ({ status: 'pending', reason: 'awaiting-first-payment' } as const);
  if (known) await tx.update(referrals).set(state).where(eq(referrals.id, known.id));
  else await tx.insert(referrals).values({ id: randomUUID(), referrerId, friendId: user.id, friendName: user.firstName, ...state, createdAt: now });
}

async function ownerOf(tx: Orm, code: string): Promise<string | null> {
  const [found] = await tx.select().from(referralCodes).where(eq(referralCodes.code, code));
  return found?.userId ?? null;
}

async function livesAt(tx: Orm, userId: string, address: Address): Promise<boolean> {
  const booked = await tx.select({ address: bookings.address }).from(bookings).where(eq(bookings.userId, userId));
  const stored = await tx.select({ address: contacts.address }).from(contacts).where(eq(contacts.userId, userId));
  return [...booked, ...stored].some((known) => known.address !== null && doorOf(known.address) === doorOf(address));
}

const doorOf = ({ flat, building, addressOne, district, zipCode }: Address): string =>
  [flat, building, addressOne, district, zipCode].join('|').toLowerCase().replace(/[\s.,#-]/g, '');
