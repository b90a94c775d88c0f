import type { DetailReferralCode } from '@/lib/contract/account';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';

export type Friend = NonNullable<DetailReferralCode['referrals']>[number];

const REASONS = ['no-order-yet', 'awaiting-first-payment', 'same-address', 'same-phone', 'circle', 'left-before-payment'] as const;
type FriendReason = (typeof REASONS)[number];

/** Reason for a missing reward; null if there is none that the texts cover. */
export function reasonOf({ reason }: Friend): FriendReason | null {
  return REASONS.find((known) => known === reason) ?? null;
}

/** `pending` counts friends who may still earn a reward. */
export function countFriends(friends: readonly Friend[]): { invited: number; pending: number; rewarded: number } {
  const having = (...states: Friend['status'][]) => friends.filter(({ status }) => states.includes(status)).length;
  return { invited: friends.length, pending: having('joined', 'pending'), rewarded: having('rewarded') };
}

/** The editors' texts for sharing, with `{{link}}` and `{{credit}}` in the message. */
export interface ShareTexts {
  message: string;
  subject: string;
}

/** Share addresses: WhatsApp without a recipient, mail without a recipient. */
export function shareAddresses(
  { message, subject }: ShareTexts,
  values: { link: string; brand: string; credit: string },
): { whatsapp: string; email: string } {
  const text = fillPlaceholders(message, values);
  // A text without its placeholder must still contain the link.
  const body = text.includes(values.link) ? text : `${text} ${values.link}`;
  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(body)}`,
    email: `mailto:?subject=${encodeURIComponent(fillPlaceholders(subject, values))}&body=${encodeURIComponent(body)}`,
  };
}
