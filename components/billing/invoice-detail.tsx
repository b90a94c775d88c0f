import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { PayPanel } from '@/components/payments/pay-panel';
import { usePaymentDraft } from '@/components/payments/payment-draft';
import { ButtonLink } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Card } from '@/components/ui/layout/card';
import { Stack } from '@/components/ui/layout/stack';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { ReceiptIcon } from '@/components/ui/member-icons';
import { Heading } from '@/components/ui/text/heading';
import type { RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { Invoice } from '@/lib/contract/billing';
import { isPayable } from '@/lib/domain/billing/open-invoices';
import type { PaymentDraft } from '@/components/payments/model/payment-key';
import { formatMoney } from '@/lib/money';
import { invoiceQuery, payInvoice, useInvalidateInvoices } from '@/services/billing';
import { refetchNow } from '@/services/http/query-client';
import { isMissing } from '@/services/http/query-failure';
import { InvoiceSheet } from './invoice-sheet';
import type { Seller } from './load-sellers';
import { RowsSkeleton } from './rows-skeleton';

const Root = styled(Card)`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`;

interface Props {
  invoice: Invoice;
  draft: PaymentDraft;
  onPaid: () => void;
}

/** Pays with a saved or a new card. Afterwards the invoice is always refetched: only it confirms a payment. */
function PayInvoice({ invoice: { id, total, currency }, draft, onPaid }: Props) {
  const { t } = useTranslation('billing');
  const { localeTag } = useLocale();
  const invalidateInvoices = useInvalidateInvoices();

  const send = async (nonce: string, key: string) => {
    const outcome = await payInvoice(id, nonce, key);
    if (outcome.kind !== 'ok') void invalidateInvoices();
    return outcome;
  };
  const settle = () => {
    onPaid();
    void invalidateInvoices();
  };
  return (
    <Root as="section" data-print="hide">
      <Heading level={2} look="h4">
        {t('pay.title')}
      </Heading>
      <PayPanel
        subject="invoice"
        amount={total}
        currency={currency}
        draft={draft}
        send={send}
        onPaid={settle}
        onRecovered={settle}
        hasSavedCards
        label={t('pay.action', { amount: formatMoney({ amount: total, currency }, localeTag, { cents: 'always' }) })}
      />
    </Root>
  );
}

/** Polling interval while a payment is processing. */
const WATCH_MS = 4000;

/** One invoice with its actions, or why it cannot be shown. */
export function InvoiceDetail({ id, sellers }: { id: string; sellers: Record<RegionCode, Seller> }) {
  const { t } = useTranslation('billing');
  const draft = usePaymentDraft(`invoice.${id}`);
  const [isJustPaid, setIsJustPaid] = useState(false);
  const query = invoiceQuery(id);
  const { data, isPending, error, isFetching, failureCount, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.status === 'processing' || (state.data && isPayable(state.data) && draft.wasStarted()) ? WATCH_MS : false,
  });

  const status = data?.status;
  const [seen, setSeen] = useState(status);
  if (status !== seen) {
    setSeen(status);
    // The invoice was open at first and is paid now, even if it says so before the payment's own answer.
    if (seen !== undefined && status === 'paid') setIsJustPaid(true);
  }
  useEffect(() => {
    // Settled in another tab or by a backend job: the payment draft is obsolete.
    if (status && !isPayable({ status }) && status !== 'processing') draft.forget();
  }, [status, draft]);

  if (isPending) {
    return (
      <Stack $gap={4}>
        {/* The number is unknown while loading, so the label says what is loading. */}
        <VisuallyHidden as="h1">{t('invoice.invoice')}</VisuallyHidden>
        <QueryLoading failures={failureCount} onRetry={() => void refetchNow(query.queryKey)}>
          <RowsSkeleton />
        </QueryLoading>
      </Stack>
    );
  }
  if (data) {
    return (
      <InvoiceSheet
        invoice={data}
        sellers={sellers}
        notice={notice()}
        payment={isPayable(data) && !isJustPaid ? <PayInvoice invoice={data} draft={draft} onPaid={() => setIsJustPaid(true)} /> : null}
      />
    );
  }
  if (isMissing(error)) {
    return (
      <EmptyState
        level={1}
        picture={<ReceiptIcon size={32} />}
        title={t('invoice.missingTitle')}
        body={t('invoice.missingBody')}
        actions={<ButtonLink href={ROUTES.billings.path}>{t('invoice.back')}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      level={1}
      title={t('invoice.failedTitle')}
      body={t('list.failedBody')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );

  /** Only the invoice itself confirms a payment. */
  function notice() {
    if (isJustPaid && status === 'paid') {
      return (
        <Notice tone="success" title={t('pay.paidTitle')}>
          {t('pay.paidBody')}
        </Notice>
      );
    }
    if (status === 'processing' || isJustPaid) return <Notice title={t('pay.processingTitle')}>{t('pay.processingBody')}</Notice>;
    return null;
  }
}
