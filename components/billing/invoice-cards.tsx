import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { Invoice } from '@/lib/contract/billing';
import { DateText } from '@/components/ui/text/date-text';
import { Price } from '@/components/ui/text/price';
import { TextLink } from '@/components/ui/actions/text-link';
import { InvoiceStatusBadge } from './invoice-status';

const List = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.25rem var(--space-4);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    font-size: var(--text-sm);
  }
  & > li > a {
    justify-self: start;
    font-weight: 550;
  }
  & > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > li > [data-number] {
    text-align: end;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  & > li > [data-status] {
    justify-self: end;
  }
  & > li > p {
    grid-column: 1 / -1;
    color: var(--muted);
  }
`;

/** The invoices on a phone, where five columns do not fit, and anywhere until the table has come: number and amount on top, the rest below. */
export function InvoiceCards({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('billing');
  return (
    <List aria-label={t('list.invoices')}>
      {invoices.map(({ id, number, date, period, status, total, currency }) => (
        <li key={id}>
          <TextLink href={`${ROUTES.billings.path}/${encodeURIComponent(id)}`}>{number}</TextLink>
          <span data-number>
            <Price money={{ amount: total, currency }} cents="always" />
          </span>
          <DateText value={date} />
          <span data-status>
            <InvoiceStatusBadge status={status} />
          </span>
          {period ? (
            <p>
              <PeriodText {...period} />
            </p>
          ) : null}
        </li>
      ))}
    </List>
  );
}

/** A period from its first to its last day. */
export function PeriodText({ from, to }: { from: string; to: string }) {
  return (
    <>
      <DateText value={from} />
      <span>{' – '}</span>
      <DateText value={to} />
    </>
  );
}
