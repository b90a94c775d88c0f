import { VisitorOnly, MemberOnly } from '@/components/ui/layout/session-visibility';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { loginHref } from '@/lib/site/login-href';
import { ROUTES } from '@/lib/config/routes';
import { useTranslation } from 'next-i18next/pages';
import { SilentDynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { useIsMember } from '@/services/auth/session';
import type { ShareTexts } from '@/lib/domain/referral/share-addresses';
import dynamic from 'next/dynamic';
import { NumberedSteps } from '@/components/ui/layout/numbered-steps';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Picture } from '@/components/ui/media/picture';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';
import { ReferralOffer } from './referral-offer';
import type { ReferralProps } from './referral-props';
import { ReferralRules } from './referral-rules';
import { PartnerSection } from './partner-section';

const OWN_REFERRALS_ID = 'yours';

/** Reserved height, so that the page below does not shift. */
const PLACE = { minHeight: '38rem', scrollMarginTop: '4rem' };

const OwnReferrals = dynamic(() => import('./own/own-referrals').then((part) => part.OwnReferrals), {
  ssr: false,
  loading: SilentDynamicLoading,
});

/** The member's part of the static page; visitors download none of it. */
function OwnReferralsGate({ share }: { share: ShareTexts }) {
  const isMember = useIsMember();
  return (
    <MemberOnly>
      <div id={OWN_REFERRALS_ID} style={PLACE}>
        {isMember ? <OwnReferrals share={share} /> : null}
      </div>
    </MemberOnly>
  );
}

/** The static page contains both; members see no login prompt. */
function ReferralActions() {
  const { t } = useTranslation('referral');
  const { locale } = useLocale();
  const login = loginHref(ROUTES.referralProgram.path, locale);
  return (
    <>
      <VisitorOnly>
        <ButtonLink href={login}>{t('join')}</ButtonLink>
        <ButtonLink href={login} variant="secondary">
          {t('login')}
        </ButtonLink>
        <Text $size="sm" $tone="muted">
          {t('loginHint')}
        </Text>
      </VisitorOnly>
      <MemberOnly>
        <ButtonLink href={`#${OWN_REFERRALS_ID}`}>{t('own')}</ButtonLink>
        <Text $size="sm" $tone="muted">
          {t('member')}
        </Text>
      </MemberOnly>
    </>
  );
}

/** The programme's description, the same for everybody; a member's own part loads in the browser. */
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
