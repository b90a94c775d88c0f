import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { nextStep, orderStepNumber, previousStep, visibleSteps } from '@/lib/domain/pricing/order-flow';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import { Steps } from '@/components/ui/layout/steps';
import { SummaryLayout } from '@/components/pricing/summary-layout';
import type { Calculator } from '../calculator-state';
import type { PackageTitles } from '../pricing-props';
import { AccountStep } from './account-step';
import { CollectionStep } from './collection-step';
import { DoneStep } from './done-step';
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

export function OrderSteps(props: OrderProps) {
  const { t } = useTranslation('order');
  const order = useOrder(props);
  const { step, facts, goToStep } = order;
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef<typeof step | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  // The basket was emptied, here or in another tab: leave the flow.
  useEffect(() => {
    if (step === 'choose') goToStep(orderStepNumber('choose'));
  }, [step, goToStep]);

  const onBack = () => goToStep(orderStepNumber(previousStep(step, facts)));
  const onDone = () => goToStep(Math.max(order.askedStep, orderStepNumber(nextStep(step, facts))));
  const steps = visibleSteps(facts);
  if (step === 'done') {
    return (
      <Panel ref={panel} tabIndex={-1} role="group" aria-label={t('steps.done')} data-covers="help">
        <DoneStep order={order} packageTitles={props.packageTitles} />
      </Panel>
    );
  }
  return (
    <Root data-covers="help">
      <Steps label={t('steps.label')} titles={steps.map((each) => t(`steps.${each}`))} current={steps.indexOf(step)} />
      <SummaryLayout>
        <Panel ref={panel} tabIndex={-1} role="group" aria-label={t(`steps.${step}`)}>
          {step === 'account' ? (
            <Card>
              <AccountStep order={order} onBack={onBack} onDone={onDone} />
            </Card>
          ) : null}
          {step === 'collection' ? (
            <Card>
              <Heading level={2} look="h3" style={{ marginBottom: 'var(--space-5)' }}>
                {t('steps.collection')}
              </Heading>
              <CollectionStep order={order} onBack={onBack} onDone={() => goToStep(orderStepNumber('review'))} />
            </Card>
          ) : null}
          {step === 'review' ? <ReviewStep order={order} packageTitles={props.packageTitles} onBack={onBack} /> : null}
        </Panel>
        <OrderSummary order={order} packageTitles={props.packageTitles} />
      </SummaryLayout>
    </Root>
  );
}
