import type { ReactNode } from 'react';
import { hydrateAfterLoad } from '@/components/ui/hydrate-after-load';
import { CalculatorSection } from './calculator-section';
import type { PricingProps } from './pricing-props';
import { PricingHero } from './pricing-hero';

// Below the first screen.
const ServiceStory = hydrateAfterLoad(() => import('./service-story').then((part) => part.ServiceStory));
const PricingQuestions = hydrateAfterLoad(() => import('./pricing-questions').then((part) => part.PricingQuestions));
const ServiceClosing = hydrateAfterLoad(() => import('./service-closing').then((part) => part.ServiceClosing));

/** One tab of /services-pricing in the order in which it is read: what it is, what it costs, how it works. */
export function PricingView(props: PricingProps & { consignment: ReactNode }) {
  const { type, content, packages, packageTitles, questions, prices, termsVersion, consignment } = props;
  return (
    <>
      <PricingHero {...props} />
      <CalculatorSection type={type} packages={packages} packageTitles={packageTitles} prices={prices} termsVersion={termsVersion} />
      {consignment}
      <ServiceStory howItWorks={content.howItWorks} reasons={content.reasons} />
      <PricingQuestions questions={questions} />
      <ServiceClosing type={type} closing={content.closing} />
    </>
  );
}
