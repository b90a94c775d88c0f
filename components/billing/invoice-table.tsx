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
import { InvoiceStatusBadge } from './invoice-status';

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
  & tbody td {
    vertical-align: middle;
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
      grid-column: 1 / -1;
      color: var(--muted);
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
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, number, date, period, status, total, currency }) => (
            <tr key={id}>
              <th scope="row">
                <TextLink href={`${ROUTES.billings.path}/${encodeURIComponent(id)}`}>{number}</TextLink>
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
