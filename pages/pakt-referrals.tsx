import dynamic from 'next/dynamic';
import type { ReferralProps } from '@/components/referral/referral-props';
import { loadReferral } from '@/components/referral/load-referral';
import { Seo } from '@/components/layout/seo';
import { staticPage } from '@/services/content/static-page';

const ReferralView = dynamic(() => import('@/components/referral/referral-view').then((part) => part.ReferralView));

export default function ReferralsPage(props: ReferralProps) {
  return (
    <>
      <Seo {...props.content.seo} route="referralProgram" />
      <ReferralView {...props} />
    </>
  );
}

export const getStaticProps = staticPage({ route: 'referralProgram', namespaces: ['referral'], load: loadReferral });
