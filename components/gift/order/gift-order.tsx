import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import type { ShownGift } from '@/components/gift/gift-props';
import { GIFT_WORDS, useGiftSteps } from '@/components/gift/use-gift-steps';
import { SignedOutCard } from '@/components/auth/signed-out-card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState, StepsFailed } from '@/components/ui/feedback/error-state';
import { StepsLoading } from '@/components/ui/feedback/loading-region';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack, useStepHead } from '@/components/ui/hooks/use-steps';
import { Steps } from '@/components/ui/layout/steps';
import { Heading } from '@/components/ui/text/heading';
import { draftKey } from '@/lib/browser/drafts';
import { createDraftStore, fieldsDraft, type DraftDefinition } from '@/lib/browser/draft-store';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { RegionCode } from '@/lib/config/regions';
import { useIsMember } from '@/services/auth/session';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { ownGiftsQuery } from '@/services/gift';
import { refetchNow } from '@/services/http/query-client';
import { isNotOffered } from '@/services/http/query-failure';
import { type GiftState, useGiftStore, useGiftStoreApi } from '@/stores/gift-store';
import { type PaktGiftPackage, usePaktGiftStore } from '@/stores/pakt-gift-store';
import { useUserStore } from '@/stores/user-store';
import { openGiftStep } from '../model/gift-flow';
import { giftRules, type GiftForm } from '../model/gift-form';
import { GiftDone } from './gift-done';
import { GiftInformation } from './gift-information';
import { GiftPay } from './gift-pay';

const text = z.catch(z.string(), '');
const BLANK: GiftForm = { firstName: '', lastName: '', emailAddress: '', recipientName: '', message: '' };

/** An unpaid gift, without card data. Parsed leniently: invalid fields are empty. */
const giftDraft = z.object({
  packageId: text,
  giftPackage: z.catch(z.object({ firstName: text, lastName: text, emailAddress: text, recipientName: text, message: text }), BLANK),
});

export const GIFT_DRAFT: DraftDefinition<z.infer<typeof giftDraft>> = {
  read: (stored) => z.parse(giftDraft, stored),
  write: (draft) => (draft.packageId === '' ? null : draft),
};

const draftOf = (country: RegionCode) => createDraftStore(`gift.${country}`, GIFT_DRAFT);

/** Data of the confirmation, for this tab alone. */
const paidGiftPlace = (country: RegionCode) => draftKey(`paid-gift.${country}`);

const paidGift = z.object({
  packageId: z.string(),
  words: z.object({ recipientName: z.string(), message: z.string(), firstName: z.string(), lastName: z.string() }),
  giftCode: z.string(),
  reference: z.string(),
  expiresAt: z.nullable(z.string()),
});

function keepPaidGift(country: RegionCode, gift: z.infer<typeof paidGift>): void {
  writeStored(paidGiftPlace(country), JSON.stringify(gift), 'session');
}

function readPaidGift(country: RegionCode): z.infer<typeof paidGift> | null {
  try {
    return z.parse(paidGift, JSON.parse(readStored(paidGiftPlace(country), 'session') ?? 'null'));
  } catch {
    return null;
  }
}

type Store = Pick<GiftState, 'packageId' | 'giftPackage' | 'choosePackage' | 'editGiftPackage' | 'succeedPayment'>;

/**
 * What was entered before, or the gift that was paid for, as the flow is opened. What has been chosen and written since counts more; a
 * package that is no longer sold is none.
 * @param reference of the gift whose confirmation is asked for, null: the last one; undefined: a gift is being bought
 */
function restoreGift(store: Store, country: RegionCode, packages: readonly PaktGiftPackage[], reference: string | null | undefined): void {
  const paid = reference === undefined ? null : readPaidGift(country);
  const bought = packages.find(({ id }) => id === paid?.packageId);
  if (paid && bought && (reference === null || reference === paid.reference)) {
    store.choosePackage(bought.id, bought.name);
    store.editGiftPackage(paid.words);
    store.succeedPayment(paid.giftCode, paid.reference, paid.expiresAt);
    return;
  }
  if (reference) return;
  const draft = draftOf(country).getState();
  if (draft.packageId === '') return;
  const gift = packages.find(({ id }) => id === draft.packageId);
  if (gift && store.packageId === '') store.choosePackage(gift.id, gift.name);
  const { firstName, lastName, emailAddress } = store.giftPackage;
  if (firstName || lastName || emailAddress) return;
  const written = Object.entries(store.giftPackage).filter(([, text]) => text !== '');
  store.editGiftPackage({ ...draft.giftPackage, ...Object.fromEntries(written) });
}

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
  const paidReference = useGiftStore((state) => (state.paymentSuccess ? state.reference : null));
  if (status === 'failed') return <StepsFailed onRetry={retry} />;
  if (status === 'loading') return <StepsLoading />;
  if (asked === 'done' && reference !== null && paidReference !== reference) return <PaidElsewhere reference={reference} gifts={gifts} />;
  return <GiftSteps gift={gifts.find(({ slug }) => slug === packageId) ?? null} />;
}

/** The confirmation in another tab or browser: the server tells it to the member who bought the gift. */
function PaidElsewhere({ reference, gifts }: { reference: string; gifts: readonly ShownGift[] }) {
  const { t } = useTranslation('gift-order');
  const { region } = useLocale();
  const store = useGiftStoreApi();
  const isMember = useIsMember();
  const { data, isError, error, isFetching, failureCount, refetch } = useQuery({ ...ownGiftsQuery(), enabled: isMember });
  const found = data?.gifts.find((gift) => gift.reference === reference && gift.currency === region.currency);
  const sold = gifts.find(({ slug }) => slug === found?.packageId);
  useEffect(() => {
    if (!found || !sold) return;
    const { choosePackage, editGiftPackage, succeedPayment } = store.getState();
    choosePackage(sold.slug, sold.name);
    editGiftPackage({ recipientName: found.recipientName, message: found.message ?? '', firstName: found.buyerName ?? '', lastName: '' });
    succeedPayment(found.code, found.reference, found.expiresAt);
  }, [store, found, sold]);
  if (!isMember) return <SignedOutCard level={2} />;
  if (isError && !isNotOffered(error)) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (isError || (data && !found)) return <EmptyState level={2} title={t('done.unknown')} body={t('done.unknownBody')} />;
  if (found && !sold) return <EmptyState level={2} title={t('done.noCard')} body={t('done.noCardBody', { code: found.code })} />;
  return <QueryLoading height="20rem" failures={failureCount} onRetry={() => void refetchNow(ownGiftsQuery().queryKey)} />;
}

function GiftSteps({ gift }: { gift: ShownGift | null }) {
  const { t } = useTranslation('gift-order');
  const { region } = useLocale();
  const store = useGiftStoreApi();
  const titleId = useId();
  const giftStepInfo = useGiftStore((state) => state.giftStepInfo);
  const giftPackage = useGiftStore((state) => state.giftPackage);
  const packageId = useGiftStore((state) => state.packageId);
  const isBusy = useGiftStore((state) => state.isLoading);
  const isPaid = useGiftStore((state) => state.paymentSuccess);
  const steps = useGiftSteps();
  const { asked, goTo, goBack } = steps;
  const open = openGiftStep(asked, { hasPackage: gift !== null, isFormSound: giftRules.safeParse(giftPackage).success, isPaid });
  // During a payment nobody is led away from it.
  const step = isBusy ? 'pay' : open;
  const isJustPaid = isPaid && asked === 'pay';
  useFallBack(steps, step, !isJustPaid);
  const root = useStepHead<HTMLDivElement>(step ?? '');

  // A member is known here: the form begins with them as its buyer, and what they write instead stays.
  const buyer = useUserStore((state) => state.user);
  useEffect(() => {
    const { giftPackage: written, editGiftPackage } = store.getState();
    if (!buyer || written.firstName || written.lastName || written.emailAddress) return;
    editGiftPackage({ firstName: buyer.firstName ?? '', lastName: buyer.lastName ?? '', emailAddress: buyer.email });
  }, [store, buyer, packageId]);

  useEffect(() => {
    if (!isPaid && packageId !== '') draftOf(region.code).setState({ packageId, giftPackage });
  }, [region.code, isPaid, packageId, giftPackage]);
  useEffect(() => {
    if (!isJustPaid) return;
    draftOf(region.code).forget();
    fieldsDraft(GIFT_WORDS).forget();
    const { giftCode, reference, expiresAt, giftPackage: form } = store.getState();
    const { recipientName, message, firstName, lastName } = form;
    // For the confirmation's own address, in this tab alone.
    keepPaidGift(region.code, { packageId, words: { recipientName, message, firstName, lastName }, giftCode, reference, expiresAt });
    goTo('done', 'replace', reference === '' ? {} : { gift: reference });
  }, [store, region.code, isJustPaid, packageId, goTo]);

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
