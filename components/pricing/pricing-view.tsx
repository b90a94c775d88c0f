import { Container } from '@/components/ui/container';
import { CalculatorSection } from './calculator-section';
import type { PricingProps } from './pricing-props';
import { ServiceTabs } from './service-tabs';
import type { Elements } from '@/components/ui/elements';
import { PricingHero } from './pricing-hero';
import { ServiceStory } from './service-story';
import { PricingQuestions } from './pricing-questions';
import { ServiceClosing } from './service-closing';

/** One tab of /services-pricing in the order in which it is read: what it is, what it costs, how it works. */
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
      <Container>
        <ServiceTabs current={type} />
        <PricingHero content={content} picture={picture} />
      </Container>
      <CalculatorSection type={type} packages={packages} packageTitles={packageTitles} prices={prices} termsVersion={termsVersion} />
      {consignment}
      <ServiceStory howItWorks={content.howItWorks} reasons={content.reasons} />
      <PricingQuestions questions={questions} />
      <ServiceClosing type={type} closing={content.closing} />
    </>
  );
}
