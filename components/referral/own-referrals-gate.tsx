import dynamic from 'next/dynamic';
import type { ShareTexts } from '@/lib/domain/referral/share-addresses';
import { useIsMember } from '@/services/auth/session';
import { MemberOnly } from '@/components/ui/by-session';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';

export const OWN_REFERRALS_ID = 'yours';

/** As high as what is coming, so that the page below does not move. */
const PLACE = { minHeight: '38rem', scrollMarginTop: '4rem' };

const OwnReferrals = dynamic(() => import('./own/own-referrals').then((part) => part.OwnReferrals), {
  ssr: false,
  loading: SilentDynamicLoading,
});

/** A member's part of the static page; visitors fetch none of it. */
export function OwnReferralsGate({ share }: { share: ShareTexts }) {
  const isMember = useIsMember();
  return (
    <MemberOnly>
      <div id={OWN_REFERRALS_ID} style={PLACE}>
        {isMember ? <OwnReferrals share={share} /> : null}
      </div>
    </MemberOnly>
  );
}
