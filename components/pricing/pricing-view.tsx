import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { ArrowRightIcon } from '@/components/ui/icons';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Container, HeadingColumns, Section, onlyForScreenReaders } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Picture } from '@/components/ui/media/picture';
import { Heading } from '@/components/ui/text/heading';
import { RichText } from '@/components/ui/text/rich-text';
import { Lead, Text } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';
import { media } from '@/components/ui/theme/media';
import { ROUTES, SERVICE_TYPES, type ServiceType } from '@/lib/config/routes';
import type { ShownFaq } from '@/services/content/get-pages';
import { CalculatorSection } from './calculator-section';
import type { PricingProps } from './pricing-props';
import { ServiceStory } from './service-story';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(1.5rem, 4vw, 3rem);
  border-bottom: 1px solid var(--line);
  & a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    color: var(--muted);
    font-family: var(--font-display);
    font-size: var(--text-h3);
    line-height: 1.2;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: var(--ink);
      }
    }
  }
  & a[aria-current] {
    color: var(--ink);
  }
  & a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: var(--red);
  }
  @media (forced-colors: active) {
    & a[aria-current]::after {
      background: Highlight;
    }
  }
`;

/** The three services are separate pages, so these are links: they can be opened, shared and used without JavaScript. */
function ServiceTabs({ current }: { current: ServiceType }) {
  const { t } = useTranslation(['pricing', 'layout']);
  return (
    <nav aria-label={t('pricing:tabs')}>
      <Root role="list">
        {SERVICE_TYPES.map((type) => (
          <li key={type}>
            <Link href={`${ROUTES.servicesPricing.path}?type=${type}`} aria-current={type === current ? 'page' : undefined} scroll={false}>
              {t(`layout:${type}`)}
            </Link>
          </li>
        ))}
      </Root>
    </nav>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-5) clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(1.5rem, 4vw, 3.5rem);
  & > picture {
    border-radius: var(--radius);
    overflow: hidden;
  }
  & > picture img {
    aspect-ratio: 21 / 9;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    & > picture img {
      aspect-ratio: 4 / 3;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  /* On a phone the way to the prices stands in the first screen; on wider windows they are in sight. */
  & > a {
    ${media.md} {
      display: none;
    }
  }
  & > h1 {
    max-width: 18ch;
  }
  &:lang(zh) > h1 {
    max-width: none;
  }
`;

/** Where the service is priced: the calculator or the estimate. */
const TARGETS: Record<ServiceType, string> = {
  store: `${ROUTES.servicesPricing.path}?type=store#calculator`,
  digitise: `${ROUTES.servicesPricing.path}?type=digitise#calculator`,
  sell: `${ROUTES.servicesPricing.path}?type=sell#consignment`,
};

function PricingHero({ type, content, picture }: Pick<PricingProps, 'type' | 'content' | 'picture'>) {
  return (
    <Columns>
      <Words>
        <Heading level={1}>{content.headline}</Heading>
        <ButtonLink href={TARGETS[type]}>{content.closing.action}</ButtonLink>
        <Lead>{content.intro}</Lead>
      </Words>
      <Picture {...picture} sizes="(min-width: 1440px) 32rem, (min-width: 768px) 38vw, 92vw" isLead />
    </Columns>
  );
}

const Top = styled(Container)`
  &:has(~ #calculator[data-ordering], ~ #consignment[data-open]) {
    ${onlyForScreenReaders}
  }
`;

function PricingQuestions({ questions }: { questions: readonly ShownFaq[] }) {
  const { t } = useTranslation('pricing');
  if (questions.length === 0) return null;
  return (
    <Section $height={[28, 20]} aria-labelledby="questions">
      <Container>
        <HeadingColumns>
          <Stack $gap={4} $align="start">
            <Heading level={2} id="questions">
              {t('questions.heading')}
            </Heading>
            <TextLink href={ROUTES.faqs.path} isStandalone>
              <span>{t('questions.all')}</span>
              <ArrowRightIcon size={18} />
            </TextLink>
          </Stack>
          <Accordion>
            {questions.map(({ slug, question, answer }) => (
              <AccordionItem key={slug} id={slug} title={question}>
                <RichText html={answer} />
              </AccordionItem>
            ))}
          </Accordion>
        </HeadingColumns>
      </Container>
    </Section>
  );
}

function ServiceClosing({ type, closing }: { type: ServiceType; closing: PricingProps['content']['closing'] }) {
  return (
    <Section $tone="ink" $height={[15, 8]} aria-labelledby="closing">
      <Container>
        <HeadingColumns>
          <Heading level={2} id="closing">
            {closing.heading}
          </Heading>
          <Stack $gap={5} $align="start">
            <Text $tone="muted">{closing.text}</Text>
            <ButtonLink href={TARGETS[type]} variant="inverse" size="large">
              {closing.action}
            </ButtonLink>
          </Stack>
        </HeadingColumns>
      </Container>
    </Section>
  );
}

/** One tab of /services-pricing: description, price, process. */
export function PricingView({
  type,
  content,
  picture,
  packages,
  packageTitles,
  questions,
  prices,
  termsVersion,
  consignment,
}: PricingProps & { consignment: Elements }) {
  return (
    <>
      <Top>
        <ServiceTabs current={type} />
        <PricingHero type={type} content={content} picture={picture} />
      </Top>
      <CalculatorSection type={type} packages={packages} packageTitles={packageTitles} prices={prices} termsVersion={termsVersion} />
      {consignment}
      <ServiceStory howItWorks={content.howItWorks} reasons={content.reasons} />
      <PricingQuestions questions={questions} />
      <ServiceClosing type={type} closing={content.closing} />
    </>
  );
}
