import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { media } from '@/components/ui/theme/media';
import type { HomePage } from '@/lib/contract/content/home-page';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { ArrowRightIcon } from '@/components/ui/icons';
import { Container, HeadingColumns, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { useHtmlPhrases } from '@/components/ui/text/use-phrases';
import { TextLink } from '@/components/ui/actions/text-link';
import type { SafeHtml } from '@/lib/safe-html';
import type { ShownQuestion } from '@/services/content/get-pages';
import { Hero } from './hero';
import { type HomeProps, PASSPORT_FACTS } from './home-props';
import { ServiceCards } from './service-cards';
import { Explainer } from './explainer';
import { SampleWardrobe } from './sample-wardrobe';
import { CalculatorTeaser } from './calculator-teaser';
import { CoverageCheck } from './coverage-check';
import { Trust } from './trust';
import { AppBand } from './app-band';
import type { Teaser } from './model/teaser';
import { SectionHead } from './section-head';

const AnswerRoot = styled.div`
  & > * + * {
    margin-top: 0.75em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.25em;
    list-style: revert;
  }
  & a {
    color: var(--red);
    text-underline-offset: 0.2em;
  }
`;

function Answer({ html }: { html: SafeHtml }) {
  return <AnswerRoot {...useHtmlPhrases(html)} />;
}

interface Props {
  text: HomePage['questions'];
  questions: readonly ShownQuestion[];
}

function TopQuestions({ text, questions }: Props) {
  return (
    <Section $tone="sunken" $height={[32, 20]} aria-labelledby="questions">
      <Container>
        <HeadingColumns>
          <Stack $gap={4} $align="start">
            <SectionHead id="questions" heading={text.heading} intro={text.intro} />
            <TextLink href={ROUTES.faqs.path} isStandalone>
              <span>{text.action}</span>
              <ArrowRightIcon size={18} />
            </TextLink>
          </Stack>
          <Accordion>
            {questions.map(({ slug, question, answer }) => (
              <AccordionItem key={slug} id={slug} title={question}>
                <Answer html={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </HeadingColumns>
      </Container>
    </Section>
  );
}

/** On narrow windows the page is many screens long: its action stays at the window's foot once the first screen has gone. */
const FootBar = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  bottom: 0;
  padding: 0.625rem var(--gutter) calc(0.625rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  ${media.lg} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export function HomeView({ content, questions, pictures, wardrobe, months, prices, districts, districtTexts }: HomeProps) {
  return (
    <>
      <Hero text={content.hero} pictures={pictures.hero} />
      <ServiceCards text={content.services} pictures={pictures.services} />
      <div>
        <Explainer text={content.steps} pictures={pictures.steps} />
        <SampleWardrobe text={content.wardrobe} wardrobe={wardrobe} />
        <CalculatorTeaser text={content.calculator} prices={prices} />
        <CoverageCheck text={content.coverage} districts={districts} districtTexts={districtTexts} />
        <Trust text={content.trust} months={months} picture={pictures.rooms} />
        <Facts prices={prices} />
        <TopQuestions text={content.questions} questions={questions} />
        <AppBand text={content.apps} pieces={wardrobe.pieces} />
        <FootBar data-foot-bar>
          <ButtonLink href={ROUTES.servicesPricing.path} size="small" isFullWidth>
            {content.hero.primaryAction}
          </ButtonLink>
        </FootBar>
      </div>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-5) clamp(2rem, 6vw, 6rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--space-2);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
`;

const TARGETS = {
  cover: `${ROUTES.servicesPricing.path}?type=store#calculator`,
  record: `${ROUTES.servicesPricing.path}?type=digitise`,
  prices: ROUTES.servicesPricing.path,
  hours: ROUTES.contactUs.path,
} as const;

/** What anybody can check about the service, each with the page that holds it. */
function Facts({ prices }: { prices: Teaser | null }) {
  const { t } = useTranslation('home');
  const limit = prices?.coverLimit;
  const figures = {
    amount: limit ?? '',
    count: PASSPORT_FACTS.length,
  };
  const shown = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).filter((name) => name !== 'cover' || limit !== undefined);
  return (
    <Section $height={[48, 26]} aria-labelledby="facts">
      <Container>
        <Heading level={2} id="facts">
          {t('facts.heading')}
        </Heading>
        <List>
          {shown.map((name) => (
            <li key={name}>
              <Heading level={3} look="h4">
                {t(`facts.${name}.title`, figures)}
              </Heading>
              <Text $tone="soft">{t(`facts.${name}.text`, figures)}</Text>
              <TextLink href={TARGETS[name]} isStandalone>
                {t(`facts.${name}.action`)}
              </TextLink>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
