import type { Membership, ShoppingCart } from '@/lib/contract/pricing';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import type { Quote } from '@/lib/domain/pricing/quote-basket';

/** State and actions of the calculator's panels. */
export interface Calculator {
  draft: BasketDraft;
  change: (part: Partial<BasketDraft>) => void;
  priceList: readonly ShoppingCart[];
  memberships: readonly Membership[];
  /** Null while the basket is empty. */
  quote: Quote | null;
  /** Discount of a referral link; null: none. */
  friendReward: number | null;
  /** A coupon code from the address or the stored draft. */
  couponCode: string | null;
  /** Removes the code for good. */
  dropCoupon: () => void;
  /** The stored or linked basket is still loading. */
  isArriving: boolean;
  /** The basket is the page's suggestion; the visitor has chosen nothing yet. */
  isOnlySuggested: boolean;
  /** What the address contained: a readable or unreadable basket, a code, or nothing. */
  link: 'none' | 'read' | 'unreadable' | 'coupon';
  /** What it contained beside another that is kept; null: nothing to ask about. */
  offer: ArrivalOffer | null;
}

type Sums = Quote['service'];

/** Two baskets by their sums, or two codes. */
export type ArrivalOffer = { answer: (takesOffered: boolean) => void } & (
  | { kind: 'baskets'; mine: Sums; theirs: Sums }
  | { kind: 'codes'; mine: string; theirs: string }
);
