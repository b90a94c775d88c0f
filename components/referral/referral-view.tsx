import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { NumberedSteps } from '@/components/ui/layout/numbered-steps';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Container, Section } from '@/components/ui/layout/section';
import { MemberOnly, VisitorOnly } from '@/components/ui/layout/session-visibility';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Picture } from '@/components/ui/media/picture';
import { Heading } from '@/components/ui/text/heading';
import { Price } from '@/components/ui/text/price';
import { Text, Phrased } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { ROUTES } from '@/lib/config/routes';
import type { PartnerProgram, ReferralPage } from '@/lib/contract/content/referral-page';
import { loginHref } from '@/lib/site/login-href';
import { useIsMember } from '@/services/auth/session';
import type { ShareTexts } from './model/share-addresses';
import { PartnerSection } from './partner-section';

export interface ReferralProps {
  content: Omit<ReferralPage, 'shareMessage' | 'shareSubject'>;
  share: ShareTexts;
  partner: Omit<PartnerProgram, 'seo'>;
  picture: ArtworkPicture;
  /** Minor units; null: unknown, so the page shows no amount. */
  rewards: { friend: number | null; referrer: number | null };
}

const Sides = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;
  }
  & > div {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: var(--space-2);
    padding-block: var(--space-5);
    border-top: 1px solid var(--line-strong);
  }
  ${media.md} {
    & > div {
      padding: var(--space-5) var(--space-6) 0 0;
    }
    & > div + div {
      padding-inline: var(--space-6) 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;
const Figure = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-display);
  font-weight: var(--weight-display);
  line-height: 1.1;
  font-variant-numeric: lining-nums;
  color: var(--red);
`;

function ReferralOffer({ text, rewards }: { text: ReferralPage['offer']; rewards: ReferralProps['rewards'] }) {
  const { region } = useLocale();
  return (
    <Section $tone="sunken" aria-labelledby="offer">
      <Container>
        <Heading level={2} id="offer">
          {text.heading}
        </Heading>
        <Sides>
          {(['friend', 'referrer'] as const).map((side) => {
            const reward = rewards[side];
            return (
              <div key={side}>
                <Heading level={3}>{text[side].title}</Heading>
                {reward === null ? null : (
                  <Figure>
                    <Price money={{ amount: reward, currency: region.currency }} />
                  </Figure>
                )}
                <Text $tone="soft">{text[side].text}</Text>
              </div>
            );
          })}
        </Sides>
      </Container>
    </Section>
  );
}

const Root = styled.section`
  padding-block: var(--section);
  border-top: 1px solid var(--line);
  & > dl {
    display: grid;
    gap: 0 clamp(2rem, 5vw, 5rem);
    margin-top: clamp(1.5rem, 3vw, 3rem);
    ${media.md} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & > dl > div {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
  & dt {
    font-weight: 600;
  }
`;

/** All rules on the page, not behind a link. */
function ReferralRules({ text }: { text: ReferralPage['rules'] }) {
  return (
    <Container>
      <Root aria-labelledby="rules">
        <Heading level={2} id="rules">
          {text.heading}
        </Heading>
        <dl>
          {text.items.map((rule) => (
            <div key={rule.title}>
              <Phrased as="dt">{rule.title}</Phrased>
              <Text as="dd" $tone="soft">
                {rule.text}
              </Text>
            </div>
          ))}
        </dl>
      </Root>
    </Container>
  );
}

const OWN_REFERRALS_ID = 'yours';

/** Reserved height, so that the page below does not shift. */
const PLACE = { minHeight: '38rem', scrollMarginTop: '4rem' };

const OwnReferrals = clientOnly(() => import('./own/own-referrals').then((part) => part.OwnReferrals), SilentDynamicLoading);

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
        picture={<Picture picture={picture} alt="" sizes="(min-width: 992px) 32rem, 92vw" isLead />}
      />
      <OwnReferralsGate share={share} />
      <ReferralOffer text={content.offer} rewards={rewards} />
      <NumberedSteps id="steps" heading={content.steps.heading} steps={content.steps.items} />
      <ReferralRules text={content.rules} />
      <PartnerSection partner={partner} />
    </>
  );
}
