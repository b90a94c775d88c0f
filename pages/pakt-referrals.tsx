import type { ReferralProps } from '@/components/referral/referral-props';
import { loadReferral } from '@/components/referral/load-referral';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';
import { ReferralView } from '@/components/referral/referral-view';

export default function ReferralsPage(props: ReferralProps) {
  return (
    <>
      <Seo {...props.content.seo} route="referralProgram" />
      <ReferralView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'referralProgram', namespaces: ['referral'], load: loadReferral });
