import { useTranslation } from 'next-i18next/pages';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Seo } from '@/components/layout/seo';
import { staticPage, type StaticPageContext } from '@/services/content/static-page';
import { type ReferralProps, ReferralView } from '@/components/referral/referral-view';
import { partnerProgram, referralPage } from '@/lib/contract/content/referral-page';
import { referralRewardOf } from '@/lib/domain/pricing/price-list';
import { resolveArtwork } from '@/components/ui/media/resolve-artwork';
import { getDocument } from '@/services/content/get-document';
import { getPriceService } from '@/services/pricing/prices';
import { spaced } from '@/lib/text/join-words';

async function loadReferral({ locale, region }: StaticPageContext): Promise<ReferralProps> {
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

export default function ReferralsPage(props: ReferralProps) {
  const { t } = useTranslation('referral');
  const { localeTag, region } = useLocale();
  const { rewards, content } = props;
  // A friend's link leads here: its preview says what it gives.
  const description = rewards.friend
    ? spaced(t('preview', { amount: formatMoney({ amount: rewards.friend, currency: region.currency }, localeTag) })) +
      content.seo.description
    : content.seo.description;
  return (
    <>
      <Seo {...content.seo} description={description} route="referralProgram" />
      <ReferralView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'referralProgram', namespaces: ['referral'], load: loadReferral });
