import type { DetailReferralCode } from '@/lib/contract/account';

export type Friend = NonNullable<DetailReferralCode['referrals']>[number];

const REASONS = ['no-order-yet', 'awaiting-first-payment', 'same-address', 'same-phone', 'circle', 'left-before-payment'] as const;
export type FriendReason = (typeof REASONS)[number];

/** Reason for a missing reward; null if there is none that the texts cover. */
export function reasonOf({ reason }: Friend): FriendReason | null {
  return REASONS.find((known) => known === reason) ?? null;
}

/** `pending` counts friends who may still earn a reward. */
export function countFriends(friends: readonly Friend[]): { invited: number; pending: number; rewarded: number } {
  const having = (...states: Friend['status'][]) => friends.filter(({ status }) => states.includes(status)).length;
  return { invited: friends.length, pending: having('joined', 'pending'), rewarded: having('rewarded') };
}
