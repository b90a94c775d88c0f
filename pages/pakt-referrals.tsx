import { useTranslation } from 'next-i18next/pages';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { loadReferral } from '@/components/referral/load-referral';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { type ReferralProps, ReferralView } from '@/components/referral/referral-view';

export default function ReferralsPage(props: ReferralProps) {
  const { t } = useTranslation('referral');
  const { localeTag, region } = useLocale();
  const { rewards, content } = props;
  // A friend's link leads here: its preview says what it gives.
  const description = rewards.friend
    ? `${t('preview', { amount: formatMoney({ amount: rewards.friend, currency: region.currency }, localeTag) })} ${content.seo.description}`
    : content.seo.description;
  return (
    <>
      <Seo {...content.seo} description={description} route="referralProgram" />
      <ReferralView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'referralProgram', namespaces: ['referral'], load: loadReferral });
