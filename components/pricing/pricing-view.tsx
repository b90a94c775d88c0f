import { Container } from '@/components/ui/container';
import { hydrateAfterLoad, hydrateBeforeLeaving } from '@/components/ui/hydrate-after-load';
import { CalculatorSection } from './calculator-section';
import type { PricingProps } from './pricing-props';
import { ServiceTabs } from './service-tabs';
import type { Elements } from '@/components/ui/elements';

const PricingHero = hydrateBeforeLeaving(() => import('./pricing-hero').then((part) => part.PricingHero));

// Below the first screen.
const ServiceStory = hydrateAfterLoad(() => import('./service-story').then((part) => part.ServiceStory));
const PricingQuestions = hydrateAfterLoad(() => import('./pricing-questions').then((part) => part.PricingQuestions));
const ServiceClosing = hydrateAfterLoad(() => import('./service-closing').then((part) => part.ServiceClosing));

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
