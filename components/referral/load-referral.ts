import { partnerProgram, referralPage } from '@/lib/contract/content/referral-page';
import { referralRewardOf } from '@/lib/domain/pricing/price-list';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { getDocument } from '@/services/content/get-document';
import type { StaticPageContext } from '@/services/content/static-page';
import { getPriceService } from '@/services/pricing/prices';
import type { ReferralProps } from './referral-view';

export async function loadReferral({ locale, region }: StaticPageContext): Promise<ReferralProps> {
  const [page, partner, prices] = await Promise.all([
    getDocument('referral-page', locale, referralPage),
    getDocument('partner-program', locale, partnerProgram),
    getPriceService(region),
  ]);
  const { seo, headline, intro, offer, steps, rules } = page;
  const { types, apply, note } = partner;
  const list = prices?.shoppingCarts ?? [];
  return {
    content: { seo, headline, intro, offer, steps, rules },
    share: { message: page.shareMessage, subject: page.shareSubject },
    partner: { headline: partner.headline, intro: partner.intro, types, apply, note },
    picture: resolveArtwork('referral'),
    rewards: { friend: referralRewardOf(list, 'friend'), referrer: referralRewardOf(list, 'referrer') },
  };
}
