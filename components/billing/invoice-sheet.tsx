import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Invoice } from '@/lib/contract/billing';
import { publicEnv } from '@/lib/config/env';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { personName } from '@/lib/text/names';
import { useUserStore } from '@/stores/user-store';
import { Button } from '@/components/ui/actions/button';
import { DateText } from '@/components/ui/text/date-text';
import { DefinitionList, type Definition } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { PrintIcon } from '@/components/ui/page-icons';
import { media } from '@/components/ui/theme/media';
import { Price } from '@/components/ui/text/price';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Text } from '@/components/ui/text/text';
import { Table } from '@/components/ui/layout/table';
import { TextLink } from '@/components/ui/actions/text-link';
import { useColon } from '@/components/ui/text/use-punctuation';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { InvoiceFile } from './invoice-file';
import { useVisitPlace } from '@/components/booking/use-visit-place';
import { InvoiceLines } from './invoice-lines';
import { InvoiceStatusBadge } from './invoice-status';
import { PeriodText } from './invoice-cards';
import type { Seller } from './load-sellers';

/** The payments: amount, date, card. A provider may not return them; then nothing is shown. */
function InvoicePayments({ invoice: { payments, currency, status } }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  if (!payments) return null;
  // Credit settles an invoice without a payment; a refund or a cancelled invoice waits for none.
  if (payments.length === 0 && ['paid', 'refunded', 'void'].includes(status)) return null;
  if (payments.length === 0) return <Text $tone="muted">{t('invoice.noPayments')}</Text>;
  return (
    <Table caption={t('invoice.payments')}>
      <thead>
        <tr>
          <th scope="col">{t('column.date')}</th>
          <th scope="col">{t('payment.method')}</th>
          <th scope="col" data-number>
            {t('column.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ at, amount, method }, index) => (
          <tr key={index}>
            <td>
              <DateText value={at} />
            </td>
            <td>{method}</td>
            <td data-number>
              <Price money={{ amount, currency }} cents="always" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const PartyBlock = styled.span`
  display: grid;
`;

/** Company, address and registration numbers, which make the sheet a valid receipt. */
function SellerBlock({ seller }: { seller: Seller }) {
  const colon = useColon();
  return (
    <PartyBlock>
      <span>{seller.name ?? publicEnv.brand}</span>
      {seller.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {seller.registrations.map(({ label, number }) => (
        <span key={label}>{`${label}${colon}${number}`}</span>
      ))}
    </PartyBlock>
  );
}

/** A tax invoice names its customer with an address; the first contact's is the one we come to. */
function BuyerBlock({ name, email, address }: { name: string; email: string; address: string | undefined }) {
  return (
    <PartyBlock>
      {name ? <span dir="auto">{name}</span> : null}
      {address ? <span dir="auto">{address}</span> : null}
      <span>{email}</span>
    </PartyBlock>
  );
}

/** The payment part comes first, and stands beside the lines on wide windows. */
const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, var(--container-narrow));
  gap: var(--space-6) var(--space-8);
  @media screen and (min-width: 1200px) {
    &:has(> [data-payment]) {
      grid-template: repeat(8, auto) 1fr / minmax(0, var(--container-narrow)) 24rem;
      justify-content: space-between;
    }
  }
`;
const Payment = styled.div`
  @media screen and (min-width: 1200px) {
    grid-area: 1 / 2 / span 9;
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;
/** Print only; on screen the bar shows the brand. */
const Letterhead = styled.div`
  display: none;
  @media print {
    display: flex;
    justify-content: space-between;
    border-bottom: 1px solid var(--line);
    padding-bottom: 0.75rem;
  }
`;
const Facts = styled.div`
  ${media.md} {
    max-width: 30rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
`;

interface Props {
  invoice: Invoice;
  /** Notice about a payment just made. */
  notice: ReactNode;
  payment: ReactNode;
  sellers: Record<RegionCode, Seller>;
}

/** An invoice on screen and in print: the printed page is the receipt. */
export function InvoiceSheet({ invoice, notice, payment, sellers }: Props) {
  const { t } = useTranslation('billing');
  const user = useUserStore((state) => state.user);
  const { number, date, dueDate, period, status, billedTo } = invoice;
  const ownAddress = useUserStore((state) => state.contacts[0]?.address);
  const placeOf = useVisitPlace();
  const country: RegionCode = invoice.currency === REGIONS.hk.currency ? 'hk' : 'sg';
  // As on the day of issue, where that is stored; one that was issued before there was an address has the present one.
  const buyer = billedTo ?? user;
  const address = billedTo?.address ?? ownAddress;
  const told = useFocusRecovery<HTMLDivElement>(notice !== null);
  const facts: Definition[] = [
    { term: t('invoice.date'), value: <DateText value={date} look="long" /> },
    ...(period ? [{ term: t('invoice.period'), value: <PeriodText {...period} /> }] : []),
    ...(dueDate ? [{ term: t('invoice.dueDate'), value: <DateText value={dueDate} look="long" /> }] : []),
    { term: t('invoice.seller'), value: <SellerBlock seller={sellers[country]} /> },
    ...(buyer
      ? [
          {
            term: t('invoice.billedTo'),
            value: <BuyerBlock name={personName(buyer)} email={buyer.email} address={address ? placeOf(address, country) : undefined} />,
          },
        ]
      : []),
  ];
  return (
    <Root>
      <Letterhead>
        <strong>{publicEnv.brand}</strong>
        <span>{t(status === 'paid' ? 'invoice.receipt' : 'invoice.invoice')}</span>
      </Letterhead>
      <Head>
        <Heading level={1} look="h2">
          <span>{t('invoice.title', { number: '' })}</span>
          <span style={{ display: 'inline-block' }}>{number}</span>
        </Heading>
        <InvoiceStatusBadge status={status} />
      </Head>
      <StatusRegion data-print="hide">
        {notice ? (
          <div ref={told} tabIndex={-1}>
            {notice}
          </div>
        ) : null}
      </StatusRegion>
      {payment ? (
        <Payment data-payment="" data-print="hide">
          {payment}
        </Payment>
      ) : null}
      <Facts>
        <DefinitionList entries={facts} />
      </Facts>
      <InvoiceLines invoice={invoice} />
      <InvoicePayments invoice={invoice} />
      <Actions data-print="hide">
        <InvoiceFile invoice={invoice} look="button" />
        <Button variant="neutral" onClick={() => window.print()}>
          <PrintIcon size={18} />
          <span>{t('invoice.print')}</span>
        </Button>
        <TextLink isStandalone href={`${ROUTES.chat.path}?about=invoice:${encodeURIComponent(invoice.id)}`}>
          {t('invoice.ask')}
        </TextLink>
      </Actions>
    </Root>
  );
}
