import { NumberedSteps } from '@/components/ui/numbered-steps';
import { PageIntro } from '@/components/ui/page-intro';
import { Picture } from '@/components/ui/picture';
import { OwnReferralsGate } from './own-referrals-gate';
import { ReferralActions } from './referral-actions';
import { ReferralOffer } from './referral-offer';
import type { ReferralProps } from './referral-props';
import { ReferralRules } from './referral-rules';
import { PartnerSection } from './partner-section';

/** What the programme is, the same document for everybody; a member's own part comes in the browser. */
export function ReferralView({ content, partner, picture, rewards, share }: ReferralProps) {
  return (
    <>
      <PageIntro
        title={content.headline}
        lead={content.intro}
        actions={<ReferralActions />}
        picture={<Picture picture={picture} alt="" sizes="(min-width: 992px) 32rem, 92vw" isPriority />}
      />
      <OwnReferralsGate share={share} />
      <ReferralOffer text={content.offer} rewards={rewards} />
      <NumberedSteps id="steps" heading={content.steps.heading} steps={content.steps.items} />
      <ReferralRules text={content.rules} />
      <PartnerSection partner={partner} />
    </>
  );
}
