import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { checkGift } from '@/lib/domain/gift/gift-form';
import { giftNumbers, giftStepOf } from '@/lib/domain/gift/gift-flow';
import { removeFormDraft } from '@/lib/browser/form-drafts';
import { removeStored, writeStored } from '@/lib/browser/storage';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { Steps } from '@/components/ui/layout/steps';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useGiftStore, useGiftStoreApi } from '@/stores/gift-store';
import type { ShownGift } from '../gift-props';
import { GiftDone } from './gift-done';
import { GiftInformation } from './gift-information';
import { GiftPay } from './gift-pay';
import { GIFT_WORDS } from '../use-gift-resume';
import { giftPlace, keepPaidGift } from './restore-gift';

const NAMESPACES = ['gift-order', 'payments', 'errors'] as const;

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  outline: none;
  scroll-margin-top: calc(var(--header-height) + 1.5rem);
  &[aria-labelledby] {
    padding: clamp(1.25rem, 2.4vw, 2rem);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
`;

/** The second step, in place of the packages: the form, then review and payment. The card preview stays beside it. */
export function GiftOrder({ gift }: { gift: ShownGift }) {
  const { status, retry } = useLazyTexts(NAMESPACES);
  if (status === 'failed') return <ErrorState onRetry={retry} />;
  if (status === 'loading') {
    return (
      <LoadingRegion>
        <Stack $gap={4}>
          <Skeleton $height="2rem" />
          <Skeleton $height="20rem" />
        </Stack>
      </LoadingRegion>
    );
  }
  return <GiftSteps gift={gift} />;
}

function GiftSteps({ gift }: { gift: ShownGift }) {
  const { t } = useTranslation('gift-order');
  const { region } = useLocale();
  const store = useGiftStoreApi();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { giftStep, giftStepInfo, giftPackage, packageId, goToStep, isPaid } = useGift();
  const step = giftStepOf({
    giftStep,
    giftStepInfo,
    hasPackage: packageId !== '',
    isFormSound: checkGift(giftPackage).length === 0,
    isPaid,
  });

  const place = giftPlace(region.code);
  useEffect(() => {
    if (isPaid) {
      removeStored(place);
      removeFormDraft(GIFT_WORDS);
      const { giftCode, reference, expiresAt, giftPackage: form } = store.getState();
      const { recipientName, message, firstName, lastName } = form;
      // Stored so that a reload of the last page shows the card again.
      keepPaidGift(region.code, { packageId, words: { recipientName, message, firstName, lastName }, giftCode, reference, expiresAt });
    } else writeStored(place, JSON.stringify({ packageId, giftStep, giftStepInfo, giftPackage }));
  }, [store, region.code, place, isPaid, packageId, giftStep, giftStepInfo, giftPackage]);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);

  const goTo = (next: 'purchase' | 'form' | 'pay') => {
    const numbers = giftNumbers(next);
    goToStep(numbers.giftStep, numbers.giftStepInfo);
  };
  if (step === 'done') {
    return (
      <Root ref={root} tabIndex={-1} role="group" aria-label={t('steps.done')}>
        <GiftDone gift={gift} />
      </Root>
    );
  }
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Steps label={t('steps.label')} titles={[t('steps.purchase'), t('steps.form'), t('steps.pay')]} current={step === 'pay' ? 2 : 1} />
      <Heading level={3} id={titleId}>
        {t(step === 'pay' ? 'pay.title' : 'form.title')}
      </Heading>
      {step === 'pay' ? (
        <GiftPay gift={gift} onBack={() => goTo('form')} />
      ) : (
        <GiftInformation onDone={() => goTo('pay')} onBack={() => goTo('purchase')} />
      )}
    </Root>
  );
}

function useGift() {
  return {
    giftStep: useGiftStore((state) => state.giftStep),
    giftStepInfo: useGiftStore((state) => state.giftStepInfo),
    giftPackage: useGiftStore((state) => state.giftPackage),
    packageId: useGiftStore((state) => state.packageId),
    isPaid: useGiftStore((state) => state.paymentSuccess),
    goToStep: useGiftStore((state) => state.goToStep),
  };
}
