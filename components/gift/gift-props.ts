import type { GiftPackage, GiftPage } from '@/lib/contract/content/gift';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import type { ShownFaq } from '@/services/content/get-pages';

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
