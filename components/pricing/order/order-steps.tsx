import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { partOf, visibleParts } from '../order-flow';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import { Steps } from '@/components/ui/layout/steps';
import { useStepHead } from '@/components/ui/hooks/use-steps';
import { SummaryLayout } from '@/components/pricing/summary-layout';
import type { Calculator } from '../calculator-state';
import type { PackageTitles } from '../pricing-props';
import { useOrderSteps } from '../use-pricing-steps';
import { AccountStep } from './account-step';
import { CollectionStep } from './collection-step';
import { OrderConfirmation } from './order-confirmation';
import { OrderSummary } from './order-summary';
import { ReviewStep } from './review-step';
import { useOrder } from './use-order';

const Root = styled.div`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
`;
const Panel = styled.div`
  min-width: 0;
  outline: none;
  scroll-margin-top: calc(var(--header-height) + 1.5rem);
`;

export interface OrderProps {
  calculator: Calculator;
  packageTitles: PackageTitles;
  /** Version of the accepted terms. */
  termsVersion: string;
}

/** The confirmation has no order under way: it is what became of one. */
export function OrderSteps(props: OrderProps) {
  const { asked } = useOrderSteps();
  return asked === 'done' ? <OrderConfirmation priceList={props.calculator.priceList} /> : <OrderUnderWay {...props} />;
}

function OrderUnderWay(props: OrderProps) {
  const { t } = useTranslation('order');
  const order = useOrder(props);
  const { step, facts } = order;
  const part = step === null ? 'choose' : partOf(step);
  const panel = useStepHead<HTMLDivElement>(part);
  // The address is on its way to the calculator or to the confirmation.
  if (part === 'choose' || part === 'done') return null;
  const parts = visibleParts(facts);
  return (
    <Root data-covers="help">
      <Steps label={t('steps.label')} titles={parts.map((each) => t(`steps.${each}`))} current={parts.indexOf(part)} />
      <SummaryLayout>
        <Panel ref={panel} tabIndex={-1} role="group" aria-label={t(`steps.${part}`)}>
          {part === 'account' ? (
            <Card>
              <AccountStep order={order} />
            </Card>
          ) : null}
          {part === 'collection' ? (
            <Card>
              <Heading level={2} look="h3" style={{ marginBottom: 'var(--space-5)' }}>
                {t('steps.collection')}
              </Heading>
              <CollectionStep order={order} />
            </Card>
          ) : null}
          {part === 'review' ? <ReviewStep order={order} packageTitles={props.packageTitles} /> : null}
        </Panel>
        <OrderSummary order={order} packageTitles={props.packageTitles} />
      </SummaryLayout>
    </Root>
  );
}
