import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { SafeHtml } from '@/lib/safe-html';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { ButtonLink } from '@/components/ui/actions/button';
import { ClosingSection } from '@/components/ui/layout/closing-section';
import { media } from '@/components/ui/theme/media';
import { Heading } from '@/components/ui/text/heading';
import { PageIntro } from '@/components/ui/layout/page-intro';
import { Picture } from '@/components/ui/media/picture';
import { RichText } from '@/components/ui/text/rich-text';
import { Lead, Text } from '@/components/ui/text/text';
import { Cluster, Grid, Stack } from '@/components/ui/layout/stack';
import { Container, Section } from '@/components/ui/layout/section';
import type { Market } from './about-markets';
import { AboutMarkets } from './about-markets';

const Point = styled.li`
  padding-top: var(--space-4);
  border-top: 2px solid var(--red);
  & > p {
    margin-top: var(--space-2);
  }
`;

interface AboutSustainabilityProps {
  sustainability: { heading: string; intro: string; points: { title: string; text: string }[] };
}

function AboutSustainability({ sustainability }: AboutSustainabilityProps) {
  return (
    <Section $tone="sunken">
      <Container>
        <Stack $gap={6}>
          <Stack $gap={3}>
            <Heading level={2}>{sustainability.heading}</Heading>
            <Lead>{sustainability.intro}</Lead>
          </Stack>
          <Grid as="ul" role="list" $min="15rem" $gap={6}>
            {sustainability.points.map(({ title, text }) => (
              <Point key={title}>
                <Heading level={3} look="h4">
                  {title}
                </Heading>
                <Text $tone="soft">{text}</Text>
              </Point>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

const Root = styled.section`
  padding-block: clamp(1rem, 3vw, 3rem) var(--section);
`;

function AboutStory({ heading, body }: { heading: string; body: SafeHtml }) {
  return (
    <Root>
      <Container>
        <Columns>
          <Heading level={2}>{heading}</Heading>
          <RichText html={body} look="article" />
        </Columns>
      </Container>
    </Root>
  );
}

interface Props {
  page: {
    headline: string;
    intro: string;
    story: { heading: string; body: SafeHtml };
    facility: { heading: string; body: SafeHtml; facts: { label: string; value: string }[] };
    sustainability: { heading: string; intro: string; points: { title: string; text: string }[] };
    markets: { heading: string; items: Market[] };
  };
  pictures: { team: ArtworkPicture; facility: ArtworkPicture };
}

export function AboutView({ page, pictures }: Props) {
  const { t } = useTranslation('about');
  return (
    <>
      <PageIntro
        title={page.headline}
        lead={page.intro}
        actions={<ButtonLink href={ROUTES.servicesPricing.path}>{t('toPrices')}</ButtonLink>}
        picture={<Picture picture={pictures.team} alt={t('teamPictureAlt')} sizes="(min-width: 992px) 32rem, 92vw" isLead />}
      />
      <AboutStory {...page.story} />
      <AboutFacility facility={page.facility} picture={pictures.facility} />
      <AboutSustainability sustainability={page.sustainability} />
      <AboutMarkets {...page.markets} />
      <ClosingSection title={t('closing.heading')}>
        <Cluster>
          <ButtonLink href={ROUTES.servicesPricing.path}>{t('closing.prices')}</ButtonLink>
          <ButtonLink href={ROUTES.contactUs.path} variant="secondary">
            {t('closing.contact')}
          </ButtonLink>
        </Cluster>
      </ClosingSection>
    </>
  );
}

const FacilityColumns = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`;

const FacilityWords = styled.div`
  display: grid;
  gap: var(--space-5);
  & > div {
    color: inherit;
  }
`;

const FacilityFacts = styled.dl`
  display: grid;
  ${media.xs} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  gap: var(--space-5) var(--space-6);
  margin-top: clamp(2.5rem, 5vw, 4.5rem);
  & > div {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & dd {
    margin-top: var(--space-1);
    font-family: var(--font-display);
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
  }
`;

interface AboutFacilityProps {
  facility: { heading: string; body: SafeHtml; facts: { label: string; value: string }[] };
  picture: ArtworkPicture;
}

function AboutFacility({ facility, picture }: AboutFacilityProps) {
  const { t } = useTranslation('about');
  return (
    <Section $tone="ink">
      <Container>
        <FacilityColumns>
          <FacilityWords>
            <Heading level={2}>{facility.heading}</Heading>
            <RichText html={facility.body} />
          </FacilityWords>
          <Picture picture={picture} alt={t('facilityPictureAlt')} sizes="(min-width: 992px) 38rem, 92vw" />
        </FacilityColumns>
        <FacilityFacts aria-label={t('facts')}>
          {facility.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </FacilityFacts>
      </Container>
    </Section>
  );
}
