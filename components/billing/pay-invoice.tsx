import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Invoice } from '@/lib/contract/billing';
import { formatMoney } from '@/lib/money';
import { payInvoice, useInvalidateInvoices } from '@/services/billing';
import { PayPanel } from '@/components/payments/pay-panel';
import type { PaymentDraft } from '@/lib/domain/payments/payment-key';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import { useLocale } from '@/components/ui/hooks/use-locale';

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
export function PayInvoice({ invoice: { id, total, currency }, draft, onPaid }: Props) {
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
