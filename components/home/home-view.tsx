import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/actions/button';
import { media } from '@/components/ui/theme/media';
import { Hero } from './hero';
import type { HomeProps } from './home-props';
import { ServiceCards } from './service-cards';
import { Explainer } from './explainer';
import { SampleWardrobe } from './sample-wardrobe';
import { CalculatorTeaser } from './calculator-teaser';
import { CoverageCheck } from './coverage-check';
import { Trust } from './trust';
import { Facts } from './facts';
import { AppBand } from './app-band';
import type { HomePage } from '@/lib/contract/content/home-page';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { ArrowRightIcon } from '@/components/ui/icons';
import { Container, HeadingColumns, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { TextLink } from '@/components/ui/actions/text-link';
import type { ShownQuestion } from '@/services/content/get-pages';
import { SectionHead } from './section-head';

const Answer = styled.div`
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

interface Props {
  text: HomePage['questions'];
  questions: readonly ShownQuestion[];
}

function TopQuestions({ text, questions }: Props) {
  return (
    <Section $tone="sunken" aria-labelledby="questions">
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
                <Answer dangerouslySetInnerHTML={{ __html: answer }} />
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
