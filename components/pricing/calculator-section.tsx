import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { type ServiceType, ROUTES } from '@/lib/config/routes';
import { clientOnly, FlowLoading, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { StepsLoading } from '@/components/ui/feedback/loading-region';
import { Container } from '@/components/ui/layout/section';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { CalculatorPanels } from './calculator-panels';
import type { CalculatorPrices, PackageTitles, ShownPackage } from './pricing-props';
import { usePricingStore } from '@/stores/pricing-store';
import { PackageCard } from './package-card';
import { Text } from '@/components/ui/text/text';
import { Stack } from '@/components/ui/layout/stack';
import { Price } from '@/components/ui/text/price';
import { Heading } from '@/components/ui/text/heading';
import { Card } from '@/components/ui/layout/card';
import { ButtonLink } from '@/components/ui/actions/button';
import { useIsMember } from '@/services/auth/session';
import { useCalculator } from './use-calculator';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useIsOrderWaiting } from './saved-draft';
import { useOrderSteps, useStepsInStores } from './use-pricing-steps';

/** The packages without prices, and a contact for a quote. */
function PackagesOnRequest({ packages }: { packages: readonly ShownPackage[] }) {
  const { t } = useTranslation('pricing');
  return (
    <Stack $gap={5}>
      <Card>
        <Stack $gap={3} $align="start">
          <Heading level={3}>{t('unavailable.heading')}</Heading>
          <Text $tone="soft">{t('unavailable.body')}</Text>
          <ButtonLink href={`${ROUTES.contactUs.path}?topic=order`}>{t('unavailable.action')}</ButtonLink>
        </Stack>
      </Card>
      {packages.map((sold) => (
        <PackageCard key={sold.package} sold={sold} price={<Price money={null} />} />
      ))}
    </Stack>
  );
}

/** Lazy: the order flow is not in the first load. */
const OrderFlow = clientOnly(() => import('./order/order-flow').then((module) => module.OrderFlow), FlowLoading);
/** Lazy: most visitors have no order under way. */
const WaitingOrder = clientOnly(() => import('./waiting-order').then((module) => module.WaitingOrder), SilentDynamicLoading);

/** Lazy: for members only, with its texts. */
const OwnPlan = clientOnly(() => import('./own-plan').then((module) => module.OwnPlan), SilentDynamicLoading);

/** The pressed button was at the end of a longer page: without this the window would show the footer. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

const Root = styled.section`
  padding-block: clamp(1.5rem, 3vw, 2.5rem) clamp(3rem, 6vw, 6rem);
  background: var(--sunken);
  scroll-margin-top: var(--header-height);
  /* Who pays is told no more about why. */
  &[data-ordering] ~ *,
  &:has(~ #consignment[data-open]) {
    display: none;
  }
`;

const Order = styled.div`
  min-height: 28rem;
`;
interface Props {
  type: ServiceType;
  packages: readonly ShownPackage[];
  packageTitles: PackageTitles;
  prices: CalculatorPrices | null;
  termsVersion: string;
}

export function CalculatorSection({ type, packages, packageTitles, prices, termsVersion }: Props) {
  const { t } = useTranslation('pricing');
  const calculator = useCalculator(prices, type);
  useStepsInStores();
  const isMember = useIsMember();
  const { asked } = useOrderSteps();
  const isOrdering = usePricingStore((state) => state.step > 1) && asked !== null;
  const [hasOrdered, setHasOrdered] = useState(false);
  if (isOrdering && !hasOrdered) setHasOrdered(true);
  const { region } = useLocale();
  const isWaiting = useIsOrderWaiting(region.code);
  return (
    <Root id="calculator" data-flow data-ordering={isOrdering || undefined} aria-labelledby="calculator-heading">
      <Container>
        <VisuallyHidden as="h2" id="calculator-heading">
          {t('calculator.heading')}
        </VisuallyHidden>
        <noscript>
          <p>{t('calculator.script')}</p>
        </noscript>
        {calculator && isOrdering ? (
          <Order ref={intoView}>
            {/* Without the basket the order would look emptied. */}
            {calculator.isArriving ? (
              <StepsLoading />
            ) : (
              <OrderFlow calculator={calculator} packageTitles={packageTitles} termsVersion={termsVersion} />
            )}
          </Order>
        ) : calculator ? (
          <>
            {isMember ? <OwnPlan /> : null}
            {isWaiting && calculator.quote ? <WaitingOrder {...calculator.quote.service} /> : null}
            <CalculatorPanels
              calculator={calculator}
              type={type}
              packages={packages}
              packageTitles={packageTitles}
              isReturning={hasOrdered}
            />
          </>
        ) : (
          <PackagesOnRequest packages={packages} />
        )}
      </Container>
    </Root>
  );
}
