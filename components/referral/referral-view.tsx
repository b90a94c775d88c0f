import { hydrateAfterLoad } from '@/components/ui/hydrate-after-load';
import { PageIntro } from '@/components/ui/page-intro';
import { Picture } from '@/components/ui/picture';
import { ReferralActions } from './referral-actions';
import { ReferralOffer } from './referral-offer';
import type { ReferralProps } from './referral-props';

// Below the first screen.
const ReferralSteps = hydrateAfterLoad(() => import('./referral-steps').then((part) => part.ReferralSteps));
const ReferralRules = hydrateAfterLoad(() => import('./referral-rules').then((part) => part.ReferralRules));
const PartnerSection = hydrateAfterLoad(() => import('./partner-section').then((part) => part.PartnerSection));

/** What the programme is, for those who are not logged in. */
export function ReferralView({ content, partner, picture, rewards }: ReferralProps) {
  return (
    <>
      <PageIntro
        title={content.headline}
        lead={content.intro}
        actions={<ReferralActions />}
        picture={<Picture picture={picture} alt="" sizes="(min-width: 992px) 32rem, 92vw" isPriority />}
      />
      <ReferralOffer text={content.offer} rewards={rewards} />
      <ReferralSteps text={content.steps} />
      <ReferralRules text={content.rules} />
      <PartnerSection partner={partner} />
    </>
  );
}
