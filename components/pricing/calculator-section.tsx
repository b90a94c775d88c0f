import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { type ServiceType, ROUTES } from '@/lib/config/routes';
import { DynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { Container } from '@/components/ui/layout/container';
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
import { ButtonLink } from '@/components/ui/actions/button-link';
import { useCalculator } from './use-calculator';
import { useOrderResume } from './use-order-start';
import { usePanelReset } from './use-panel-step';

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
const OrderFlow = dynamic(() => import('./order/order-flow').then((module) => module.OrderFlow), { ssr: false, loading: DynamicLoading });

const Root = styled.section`
  padding-block: clamp(1.5rem, 3vw, 2.5rem) clamp(3rem, 6vw, 6rem);
  background: var(--sunken);
  scroll-margin-top: var(--header-height);
  /* Who pays is told no more about why. */
  &[data-ordering] ~ * {
    display: none;
  }
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
  // Wait for the basket: without it the order would look emptied.
  const isOrdering = usePricingStore((state) => state.step > 1) && calculator?.isArriving === false;
  useOrderResume();
  usePanelReset();
  return (
    <Root id="calculator" data-ordering={isOrdering || undefined} aria-labelledby="calculator-heading">
      <Container>
        <VisuallyHidden as="h2" id="calculator-heading">
          {t('calculator.heading')}
        </VisuallyHidden>
        <noscript>
          <p>{t('calculator.script')}</p>
        </noscript>
        {calculator && isOrdering ? (
          <OrderFlow calculator={calculator} packageTitles={packageTitles} termsVersion={termsVersion} />
        ) : calculator ? (
          <>
            <CalculatorPanels calculator={calculator} type={type} packages={packages} packageTitles={packageTitles} />
          </>
        ) : (
          <PackagesOnRequest packages={packages} />
        )}
      </Container>
    </Root>
  );
}
