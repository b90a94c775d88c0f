import type { PartnerProgram, ReferralPage } from '@/lib/contract/content/referral-page';
import type { ShareTexts } from '@/lib/domain/referral/share-addresses';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';

export interface ReferralProps {
  content: Omit<ReferralPage, 'shareMessage' | 'shareSubject'>;
  share: ShareTexts;
  partner: Omit<PartnerProgram, 'seo'>;
  picture: ArtworkPicture;
  /** Minor units; null: unknown, so the page shows no amount. */
  rewards: { friend: number | null; referrer: number | null };
}
