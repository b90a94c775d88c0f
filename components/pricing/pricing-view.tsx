import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { HeadingColumns } from '@/components/ui/layout/heading-columns';
import { ROUTES, type ServiceType } from '@/lib/config/routes';
import type { ShownFaq } from '@/services/content/get-pages';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { Container } from '@/components/ui/layout/container';
import { CalculatorSection } from './calculator-section';
import type { PricingProps } from './pricing-props';
import { ServiceTabs } from './service-tabs';
import type { Elements } from '@/components/ui/theme/elements';
import { Text } from '@/components/ui/text/text';
import { Stack } from '@/components/ui/layout/stack';
import { Section } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { TextLink } from '@/components/ui/actions/text-link';
import { RichText } from '@/components/ui/text/rich-text';
import { ArrowRightIcon } from '@/components/ui/icons';
import { PricingHero } from './pricing-hero';
import { ServiceStory } from './service-story';

/* Who orders sees the step, and its confirmation, at the top of the window. The heading stays for those who listen. */
const Top = styled(Container)`
  &:has(~ #calculator[data-ordering]) {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    & :is(ul, p, picture) {
      display: none;
    }
  }
`;

function PricingQuestions({ questions }: { questions: readonly ShownFaq[] }) {
  const { t } = useTranslation('pricing');
  if (questions.length === 0) return null;
  return (
    <Section aria-labelledby="questions">
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

/** Target of the last button: back to the calculator or estimate above. */
const TARGETS: Record<ServiceType, string> = {
  store: `${ROUTES.servicesPricing.path}?type=store#calculator`,
  digitise: `${ROUTES.servicesPricing.path}?type=digitise#calculator`,
  sell: `${ROUTES.servicesPricing.path}?type=sell#consignment`,
};

function ServiceClosing({ type, closing }: { type: ServiceType; closing: PricingProps['content']['closing'] }) {
  return (
    <Section $tone="ink" aria-labelledby="closing">
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
        <PricingHero content={content} picture={picture} />
      </Top>
      <CalculatorSection type={type} packages={packages} packageTitles={packageTitles} prices={prices} termsVersion={termsVersion} />
      {consignment}
      <ServiceStory howItWorks={content.howItWorks} reasons={content.reasons} />
      <PricingQuestions questions={questions} />
      <ServiceClosing type={type} closing={content.closing} />
    </>
  );
}
