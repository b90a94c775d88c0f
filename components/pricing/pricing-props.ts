import type { ServiceType } from '@/lib/config/routes';
import type { PackageCopy, ServicePage } from '@/lib/contract/content/service-page';
import type { PackageName } from '@/lib/contract/package-selection';
import type { Membership, ShoppingCart } from '@/lib/contract/pricing';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
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
