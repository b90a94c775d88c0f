import type { PartnerProgram, ReferralPage } from '@/lib/contract/content/referral-page';
import type { ShareTexts } from '@/lib/domain/referral/share-addresses';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';

export interface ReferralProps {
  content: Omit<ReferralPage, 'shareMessage' | 'shareSubject'>;
  share: ShareTexts;
  partner: Omit<PartnerProgram, 'seo'>;
  picture: ArtworkPicture;
  /** Minor units; null: the provider's list does not say, and the page names no figure. */
  rewards: { friend: number | null; referrer: number | null };
}
