import type { Membership, ShoppingCart } from '@/lib/contract/pricing';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import type { Quote } from '@/lib/domain/pricing/quote-basket';

/** What the panels of the calculator show and how they change it. */
export interface Calculator {
  draft: BasketDraft;
  change: (part: Partial<BasketDraft>) => void;
  priceList: readonly ShoppingCart[];
  memberships: readonly Membership[];
  /** Null while the basket is empty. */
  quote: Quote | null;
  /** What a friend's link takes off; null: no link brought this visitor. */
  friendReward: number | null;
  /** A code that came with the address, or that this browser kept. */
  couponCode: string | null;
  /** It was taken away, and does not come again. */
  dropCoupon: () => void;
  /** The basket that this browser kept, or that a link brings, is still on its way. */
  isArriving: boolean;
  /** What came with the address: a basket that could be read or not, a code, or nothing. */
  link: 'none' | 'read' | 'unreadable' | 'coupon';
}
