import type { ServiceType } from '@/lib/config/routes';
import type { PackageCopy, ServicePage } from '@/lib/contract/content/service-page';
import type { PackageName } from '@/lib/contract/package-selection';
import type { Membership, ShoppingCart } from '@/lib/contract/pricing';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import type { ShownFaq } from '@/services/content/get-pages';

export interface ShownPackage extends PackageCopy {
  picture: ArtworkPicture;
}

export interface CalculatorPrices {
  shoppingCarts: ShoppingCart[];
  memberships: Membership[];
}

export type PackageTitles = Record<PackageName, string>;

export interface PricingProps {
  type: ServiceType;
  content: Pick<ServicePage, 'seo' | 'headline' | 'intro' | 'howItWorks' | 'reasons' | 'closing'>;
  picture: { picture: ArtworkPicture; alt: string };
  packages: ShownPackage[];
  /** Names of all packages, because the basket may contain those of other tabs. */
  packageTitles: PackageTitles;
  questions: ShownFaq[];
  /** Null: the provider could not be reached at build time. */
  prices: CalculatorPrices | null;
  /** Version of the terms for orders. */
  termsVersion: string;
}

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
