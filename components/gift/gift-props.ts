import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import type { Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { GiftPackage, GiftPage } from '@/lib/contract/content/gift';
import { siteAddress } from '@/lib/site/site-address';
import type { ShownFaq } from '@/services/content/get-pages';

/** Opens the calculator with the gift's code in its coupon field. */
export const redeemAddress = (locale: Locale, code: string): string =>
  `${siteAddress(locale, ROUTES.servicesPricing.path)}?coupon=${encodeURIComponent(code)}#calculator`;

export interface ShownGift extends Omit<GiftPackage, 'picture' | 'order'> {
  picture: ArtworkPicture;
  /** Minor units; null: the price is not known. */
  price: number | null;
}

export interface GiftProps {
  content: GiftPage;
  gifts: ShownGift[];
  picture: ArtworkPicture;
  questions: ShownFaq[];
}
