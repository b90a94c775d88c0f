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
import { AboutFacility } from './about-facility';
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
