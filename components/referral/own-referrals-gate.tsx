import dynamic from 'next/dynamic';
import styled from 'styled-components';
import type { ShareTexts } from '@/lib/domain/referral/share-addresses';
import { useIsMember } from '@/services/auth/use-is-member';
import { MemberOnly } from '@/components/ui/by-session';

export const OWN_REFERRALS_ID = 'yours';

/* As high as what is coming, so that the page below does not move. */
const Place = styled.div`
  min-height: 38rem;
  scroll-margin-top: 4rem;
`;

const OwnReferrals = dynamic(() => import('./own/own-referrals').then((part) => part.OwnReferrals), { ssr: false });

/** A member's part of the static page; visitors fetch none of it. */
export function OwnReferralsGate({ share }: { share: ShareTexts }) {
  const isMember = useIsMember();
  return (
    <MemberOnly>
      <Place id={OWN_REFERRALS_ID}>{isMember ? <OwnReferrals share={share} /> : null}</Place>
    </MemberOnly>
  );
}
