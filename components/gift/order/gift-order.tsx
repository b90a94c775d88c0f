import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { checkGift } from '@/lib/domain/gift/gift-form';
import { openGiftStep } from '@/lib/domain/gift/gift-flow';
import { removeFormDraft } from '@/lib/browser/form-drafts';
import { removeStored, writeStored } from '@/lib/browser/storage';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { Steps } from '@/components/ui/layout/steps';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack, useStepHead } from '@/components/ui/hooks/use-steps';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useGiftStore, useGiftStoreApi } from '@/stores/gift-store';
import { usePaktGiftStore } from '@/stores/pakt-gift-store';
import type { ShownGift } from '../gift-props';
import { GiftDone } from './gift-done';
import { GiftInformation } from './gift-information';
import { GiftPay } from './gift-pay';
import { useGiftSteps } from '../use-gift-steps';
import { GIFT_WORDS } from '../use-gift-words';
import { giftPlace, keepPaidGift, restoreGift } from './restore-gift';

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

/** What comes after the packages, in their place: the form, then review and payment. The card preview stays beside it. */
export function GiftOrder({ gifts }: { gifts: readonly ShownGift[] }) {
  const { status, retry } = useLazyTexts(NAMESPACES);
  const { region } = useLocale();
  const store = useGiftStoreApi();
  const { asked } = useGiftSteps();
  const reference = useQueryValue('gift');
  // Before the first render of a step: none may show itself empty, and be judged so.
  const packages = usePaktGiftStore((state) => state.packages);
  useState(() => restoreGift(store.getState(), region.code, packages, asked === 'done' ? reference : undefined));
  const packageId = useGiftStore((state) => state.packageId);
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
  return <GiftSteps gift={gifts.find(({ slug }) => slug === packageId) ?? null} />;
}

function GiftSteps({ gift }: { gift: ShownGift | null }) {
  const { t } = useTranslation('gift-order');
  const { region } = useLocale();
  const store = useGiftStoreApi();
  const titleId = useId();
  const { giftStepInfo, giftPackage, packageId, isBusy, isPaid } = useGift();
  const steps = useGiftSteps();
  const { asked, goTo, goBack } = steps;
  const open = openGiftStep(asked, { hasPackage: gift !== null, isFormSound: checkGift(giftPackage).length === 0, isPaid });
  // During a payment nobody is led away from it.
  const step = isBusy ? 'pay' : open;
  const isJustPaid = isPaid && asked === 'pay';
  useFallBack(steps, step, !isJustPaid);
  const root = useStepHead<HTMLDivElement>(step ?? '');

  const place = giftPlace(region.code);
  useEffect(() => {
    if (!isPaid && packageId !== '') writeStored(place, JSON.stringify({ packageId, giftPackage }));
  }, [place, isPaid, packageId, giftPackage]);
  useEffect(() => {
    if (!isJustPaid) return;
    removeStored(place);
    removeFormDraft(GIFT_WORDS);
    const { giftCode, reference, expiresAt, giftPackage: form } = store.getState();
    const { recipientName, message, firstName, lastName } = form;
    // For the confirmation's own address, in this tab alone.
    keepPaidGift(region.code, { packageId, words: { recipientName, message, firstName, lastName }, giftCode, reference, expiresAt });
    goTo('done', 'replace', reference === '' ? {} : { gift: reference });
  }, [store, region.code, place, isJustPaid, packageId, goTo]);

  if (gift === null || step === null) return null;
  if (step === 'done') {
    return (
      <Root ref={root} tabIndex={-1} role="group" aria-label={t('steps.done')}>
        <GiftDone gift={gift} />
      </Root>
    );
  }
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Steps label={t('steps.label')} titles={[t('steps.purchase'), t('steps.form'), t('steps.pay')]} current={giftStepInfo} />
      <Heading level={3} id={titleId}>
        {t(step === 'pay' ? 'pay.title' : 'form.title')}
      </Heading>
      {step === 'pay' ? (
        <GiftPay gift={gift} onBack={() => goBack('form')} />
      ) : (
        <GiftInformation onDone={() => goTo('pay')} onBack={() => goBack(null)} />
      )}
    </Root>
  );
}

function useGift() {
  return {
    giftStepInfo: useGiftStore((state) => state.giftStepInfo),
    giftPackage: useGiftStore((state) => state.giftPackage),
    packageId: useGiftStore((state) => state.packageId),
    isBusy: useGiftStore((state) => state.isLoading),
    isPaid: useGiftStore((state) => state.paymentSuccess),
  };
}
