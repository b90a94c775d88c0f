import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ExternalStep } from '@/components/auth/external-step';
import type { BranchStep } from '@/components/auth/login-step';
import { PasswordStep } from '@/components/auth/password-step';
import { StepHeadingLevel } from '@/components/auth/step-form';
import { TextButton } from '@/components/ui/actions/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { hasAccountDetails } from '@/lib/domain/pricing/order-draft';
import { usePricingStore, usePricingStoreApi } from '@/stores/pricing-store';
import { partOf, visibleSteps } from '../order-flow';
import { Card } from '@/components/ui/layout/card';
import { Steps } from '@/components/ui/layout/steps';
import { useStepHead } from '@/components/ui/hooks/use-steps';
import { SummaryLayout } from '@/components/pricing/summary-layout';
import type { PackageTitles, Calculator } from '../pricing-props';
import { useOrderSteps } from '../use-pricing-steps';
import { CollectionStep } from './collection-step';
import { NewCustomer } from './new-customer';
import { OrderConfirmation } from './order-confirmation';
import { OrderSummary } from './order-summary';
import { ReviewStep } from './review-step';
import { useOrder, type Order } from './use-order';

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
    <Root>
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

/**
 * Who orders, on one screen: by Google, Apple or email. Whose address it is decides about the rest of the form: a new customer's details are
 * held until the order is placed, and a login skips the step.
 */
function AccountStep({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'errors']);
  const { draft, accountIssue, couponFailure } = order;
  const { account } = draft;
  const pricing = usePricingStoreApi();
  const exists = usePricingStore((state) => state.emailExit);
  const withGoogle = usePricingStore((state) => state.loggedWithGoogle);
  const withApple = usePricingStore((state) => state.loggedWithApple);
  // Restored from the draft, which never contains the password.
  const [isKept] = useState(() => hasAccountDetails(account) && draft.password === '');
  const isExternal = withGoogle || withApple;
  const isKnown = isExternal || exists || accountIssue === 'EMAIL_TAKEN';

  // The fields that had the focus are gone.
  const root = useRef<HTMLDivElement>(null);
  const wasExternal = useRef(isExternal);
  useEffect(() => {
    if (isExternal && !wasExternal.current) root.current?.focus();
    wasExternal.current = isExternal;
  }, [isExternal]);

  const take = (step: BranchStep) => {
    order.setAccountIssue(null);
    const provider = step.kind === 'external' ? step.provider : null;
    pricing
      .getState()
      .receiveEmailCheck({ exists: step.kind !== 'new', loggedWithGoogle: provider === 'google', loggedWithApple: provider === 'apple' });
    draft.setEmailOwner(step.kind === 'new' ? 'nobody' : (provider ?? 'password'));
    draft.setAccount((known) => ({ ...known, email: step.email }));
  };
  const askEmail = () => {
    order.setAccountIssue(null);
    pricing.getState().receiveEmailCheck({ exists: false, loggedWithGoogle: false, loggedWithApple: false });
    draft.setEmailOwner(null);
    draft.setPassword('');
  };

  return (
    <StepHeadingLevel value={2}>
      <Stack ref={root} tabIndex={-1} $gap={5} style={{ outline: 'none' }}>
        {isKept && !isKnown && accountIssue === null ? (
          <Text $size="sm" $tone="muted">
            {t('order:account.kept')}
          </Text>
        ) : null}
        {accountIssue === 'EMAIL_TAKEN' || accountIssue === 'PASSWORD_POLICY' ? (
          <Notice tone="warning" role="alert">
            {t('order:account.notPlaced')}
          </Notice>
        ) : null}
        {couponFailure?.kind === 'rejected' && couponFailure.code === 'COUPON_PERSONAL' ? (
          <Notice tone="warning" role="alert" title={t('errors:COUPON_PERSONAL')}>
            {t('order:coupon.personal')}
          </Notice>
        ) : null}
        {branch()}
        <div>
          <TextButton onClick={order.onBack}>{t('order:account.back')}</TextButton>
        </div>
      </Stack>
    </StepHeadingLevel>
  );

  function branch() {
    if (isExternal) return <ExternalStep email={account.email} provider={withApple ? 'apple' : 'google'} onChangeEmail={askEmail} />;
    if (isKnown) return <PasswordStep email={account.email} isTaken={accountIssue === 'EMAIL_TAKEN'} onChangeEmail={askEmail} />;
    return <NewCustomer order={order} onKnown={take} onDone={order.onAccount} />;
  }
}
