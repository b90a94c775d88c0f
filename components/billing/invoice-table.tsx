import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { Invoice } from '@/lib/contract/billing';
import { DateText } from '@/components/ui/text/date-text';
import { media } from '@/components/ui/theme/media';
import { Price } from '@/components/ui/text/price';
import { Table } from '@/components/ui/layout/table';
import { TextLink } from '@/components/ui/actions/text-link';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { InvoiceFile } from './invoice-file';
import { InvoiceStatusBadge } from './invoice-status';
import { InvoiceSubject } from './invoice-subject';

/** On narrow windows each row becomes a card: number and amount on top, the rest below. */
const Rows = styled.div`
  & tbody tr {
    position: relative;
  }
  & tbody th a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & tbody th [data-subject] {
    display: block;
    font-weight: 400;
    white-space: normal;
  }
  & tbody td {
    vertical-align: middle;
  }
  /* Above the link that covers the row. */
  & tbody td[data-file] {
    padding: 0;
    text-align: end;
    & > * {
      position: relative;
      z-index: var(--z-raised);
    }
  }
  ${media.hover} {
    & tbody tr:hover {
      background: var(--sunken);
    }
  }
  & caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  ${media.belowMd} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & table,
    & tbody {
      display: block;
    }
    & tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0.25rem var(--space-4);
      padding-block: var(--space-4);
      border-bottom: 1px solid var(--line);
    }
    & tbody th,
    & tbody td {
      display: block;
      padding: 0;
      border: 0;
    }
    & tbody [data-number] {
      grid-area: 1 / 2;
      font-weight: 550;
    }
    & tbody td[data-status] {
      grid-area: 2 / 2;
      justify-self: end;
    }
    & tbody td[data-period] {
      grid-area: 3 / 1;
      align-self: center;
      color: var(--muted);
    }
    & tbody td[data-file] {
      grid-area: 3 / 2;
      justify-self: end;
      margin-inline-end: -0.75rem;
    }
    & tbody td[data-period]:empty {
      display: none;
    }
  }
`;

/** One page of invoices; each row links to its invoice. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('billing');
  return (
    <Rows>
      <Table caption={t('list.invoices')}>
        <thead>
          <tr>
            <th scope="col">{t('column.number')}</th>
            <th scope="col">{t('column.date')}</th>
            <th scope="col">{t('column.period')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col" data-number>
              {t('column.amount')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, number, date, period, status, total, currency, lines }) => (
            <tr key={id}>
              <th scope="row">
                <TextLink href={`${ROUTES.billings.path}/${encodeURIComponent(id)}`}>{number}</TextLink>
                <InvoiceSubject lines={lines} />
              </th>
              <td>
                <VisuallyHidden>{`${t('column.date')}: `}</VisuallyHidden>
                <DateText value={date} />
              </td>
              <td data-period>{period ? <PeriodText {...period} /> : null}</td>
              <td data-status>
                <InvoiceStatusBadge status={status} />
              </td>
              <td data-number>
                <Price money={{ amount: total, currency }} cents="always" />
              </td>
              <td data-file>
                <InvoiceFile invoice={{ id, number }} look="sign" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Rows>
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
