import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { hasAccountDetails } from '@/lib/domain/pricing/order-draft';
import { EmailStep } from '@/components/auth/email-step';
import { ExternalStep } from '@/components/auth/external-step';
import type { LoginStep } from '@/components/auth/login-step';
import { PasswordStep } from '@/components/auth/password-step';
import { StepHeadingLevel } from '@/components/auth/step-form';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-button';
import { usePricingStoreApi, usePricingStore } from '@/stores/pricing-store';
import { NewCustomer } from './new-customer';
import type { Order } from './use-order';

/** Email, then one of three branches. A new customer's details are held until the order is placed; a login skips the step. */
export function AccountStep({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'common', 'errors']);
  const { draft, accountIssue, couponFailure, goTo } = order;
  const { account } = draft;
  const pricing = usePricingStoreApi();
  const exists = usePricingStore((state) => state.emailExit);
  const withGoogle = usePricingStore((state) => state.loggedWithGoogle);
  const withApple = usePricingStore((state) => state.loggedWithApple);
  const isAskingEmail = order.step === 'email';
  // Restored from the draft, which never contains the password.
  const [isKept] = useState(() => hasAccountDetails(account) && draft.password === '');

  const take = (step: LoginStep) => {
    if (step.kind === 'email') return goTo('email');
    order.setAccountIssue(null);
    const provider = step.kind === 'external' ? step.provider : null;
    pricing
      .getState()
      .receiveEmailCheck({ exists: step.kind !== 'new', loggedWithGoogle: provider === 'google', loggedWithApple: provider === 'apple' });
    draft.setEmailOwner(step.kind === 'new' ? 'nobody' : (provider ?? 'password'));
    if (step.email !== account.email) draft.setPassword('');
    draft.setAccount({ ...account, email: step.email });
    goTo('details');
  };
  const askEmail = () => goTo('email');

  return (
    <StepHeadingLevel value={2}>
      <Stack $gap={5}>
        {isKept && !isAskingEmail && accountIssue === null ? (
          <Text $size="sm" $tone="muted">
            {t('order:account.kept')}
          </Text>
        ) : null}
        {accountIssue === 'EMAIL_TAKEN' || accountIssue === 'PASSWORD_POLICY' ? (
          <Notice tone="warning" role="alert">
            {t('order:account.notPlaced')}
          </Notice>
        ) : null}
        {!isAskingEmail && couponFailure?.kind === 'rejected' && couponFailure.code === 'COUPON_PERSONAL' ? (
          <Notice tone="warning" role="alert" title={t('errors:COUPON_PERSONAL')}>
            {t('order:coupon.personal')}
          </Notice>
        ) : null}
        {branch()}
        <div>
          <TextButton onClick={order.onBack}>{t(isAskingEmail ? 'order:account.back' : 'common:action.back')}</TextButton>
        </div>
      </Stack>
    </StepHeadingLevel>
  );

  function branch() {
    if (isAskingEmail) return <EmailStep email={account.email} onStep={take} />;
    if (withGoogle || withApple) {
      return <ExternalStep email={account.email} provider={withApple ? 'apple' : 'google'} onChangeEmail={askEmail} />;
    }
    if (exists || accountIssue === 'EMAIL_TAKEN') {
      return <PasswordStep email={account.email} isTaken={accountIssue === 'EMAIL_TAKEN'} onChangeEmail={askEmail} />;
    }
    return <NewCustomer order={order} onDone={order.onAccount} onChangeEmail={askEmail} />;
  }
}
