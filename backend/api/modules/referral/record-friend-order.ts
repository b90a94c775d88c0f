import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/api/db/database';
import { referralCodes, referrals } from '@/backend/api/db/schema/referral';
import type { User } from '@/backend/api/db/schema/users';
import type { BookCollection } from '@/lib/contract/booking';
import { hasUsedPhone, isReferralCycle, hasUsedAddress } from './referral-checks';

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
