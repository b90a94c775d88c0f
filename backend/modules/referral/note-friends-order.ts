import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/database';
import { referralCodes, referrals } from '@/backend/db/schema/referral';
import type { User } from '@/backend/db/schema/users';
import type { Address } from '@/lib/contract/booking';
import { livesAt } from './same-door';

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
  else {
    await tx
      .insert(referrals)
      .values({ id: randomUUID(), referrerId, friendId: user.id, friendName: user.firstName, ...state, createdAt: now });
  }
}

async function ownerOf(tx: Orm, code: string): Promise<string | null> {
  const [found] = await tx.select().from(referralCodes).where(eq(referralCodes.code, code));
  return found?.userId ?? null;
}
