import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { hasAccountDetails } from '@/lib/domain/pricing/order-draft';
import { ExternalStep } from '@/components/auth/external-step';
import type { BranchStep } from '@/components/auth/login-step';
import { PasswordStep } from '@/components/auth/password-step';
import { StepHeadingLevel } from '@/components/auth/step-form';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { usePricingStoreApi, usePricingStore } from '@/stores/pricing-store';
import { NewCustomer } from './new-customer';
import type { Order } from './use-order';

/**
 * Who orders, on one screen: by Google, Apple or email. Whose address it is decides about the rest of the form: a new customer's details are
 * held until the order is placed, and a login skips the step.
 */
export function AccountStep({ order }: { order: Order }) {
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
