import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { partOf, visibleSteps } from '../order-flow';
import { Card } from '@/components/ui/layout/card';
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
  const { t } = useTranslation(['order', 'booking']);
  const order = useOrder(props);
  const { step, facts } = order;
  const part = step === null ? 'choose' : partOf(step);
  const panel = useStepHead<HTMLDivElement>(part);
  // The address is on its way to the calculator or to the confirmation.
  if (step === null || step === 'done') return null;
  const steps = visibleSteps(facts);
  const titleOf = (each: (typeof steps)[number]) =>
    each === 'where' || each === 'when' ? t(`booking:steps.${each}`) : t(`order:steps.${each}`);
  return (
    <Root data-covers="help">
      <Steps
        label={t('order:steps.label')}
        titles={steps.map(titleOf)}
        current={steps.indexOf(step === 'where' && facts.hasKnownPlace ? 'when' : step)}
      />
      <SummaryLayout>
        <Panel ref={panel} tabIndex={-1} role="group" aria-label={titleOf(step)}>
          {part === 'account' ? (
            <Card>
              <AccountStep order={order} />
            </Card>
          ) : null}
          {part === 'collection' ? (
            <Card>
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
