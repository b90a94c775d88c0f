import { useTranslation } from 'next-i18next/pages';
import styled, { css } from 'styled-components';
import type { Invoice } from '@/lib/contract/billing';
import { DateText } from '@/components/ui/text/date-text';
import { Price } from '@/components/ui/text/price';
import { media } from '@/components/ui/theme/media';
import { InvoiceFile } from './invoice-file';
import { InvoiceName, InvoiceStatusBadge } from './invoice-status';

const COLUMNS = ['number', 'date', 'period', 'status', 'amount'] as const;
/** As high as a row of the table, so that nothing moves when it comes. */
const ROW = css`
  grid-template-columns: 26% 18% 21% 12% 17% auto;
  gap: 0;
  align-items: center;
  padding: 14px 0;
  font-size: 15px;
`;

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
  & > li > [data-what] {
    justify-self: start;
    font-weight: 550;
  }
  & > li > [data-what] > a {
    white-space: nowrap;
  }
  & > li a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-subject] {
    display: block;
    font-weight: 400;
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
    grid-area: 3 / 1;
    align-self: center;
    color: var(--muted);
  }
  /* Above the link that covers the row. */
  & > li > [data-file] {
    position: relative;
    z-index: var(--z-raised);
    grid-area: 3 / 2;
    justify-self: end;
    margin-inline-end: -0.75rem;
  }
  ${media.md} {
    border-top: 0;
    background: var(--surface);
    & > li {
      ${ROW}
    }
    & > li > * {
      padding-inline: 8px;
    }
    & > li time {
      white-space: nowrap;
    }
    & > li > [data-what] {
      grid-area: 1 / 1;
    }
    & > li > time {
      grid-area: 1 / 2;
    }
    & > li > p {
      grid-area: 1 / 3;
      color: inherit;
    }
    & > li > [data-status] {
      grid-area: 1 / 4;
      justify-self: start;
    }
    & > li > [data-number] {
      grid-area: 1 / 5;
      font-weight: inherit;
    }
    & > li > [data-file] {
      grid-area: 1 / 6;
      margin: -10px 0;
      padding: 0;
    }
  }
`;
const Heads = styled.div`
  display: none;
  ${media.md} {
    ${ROW}
    display: grid;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
    color: var(--muted);
    font-weight: 550;
  }
  & > span {
    padding-inline: 8px;
  }
  & > :last-child {
    text-align: end;
  }
`;

/**
 * The invoices on a phone, where five columns do not fit: number and amount on top, the rest below. In a wide window, until the table has
 * come, they are rows of its shape.
 */
export function InvoiceCards({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <Heads aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column}>{t(`column.${column}`)}</span>
        ))}
      </Heads>
      <List aria-label={t('list.invoices')}>
        {invoices.map(({ id, number, date, period, status, total, currency, lines }) => (
          <li key={id}>
            <div data-what>
              <InvoiceName id={id} number={number} lines={lines} />
            </div>
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
            <span data-file>
              <InvoiceFile invoice={{ id, number }} look="sign" />
            </span>
          </li>
        ))}
      </List>
    </>
  );
}

/* A Chinese date could break anywhere. */
const Period = styled.span`
  & > time {
    white-space: nowrap;
  }
`;

/** A period from its first to its last day. */
export function PeriodText({ from, to }: { from: string; to: string }) {
  return (
    <Period>
      <DateText value={from} />
      <span>{' – '}</span>
      <DateText value={to} />
    </Period>
  );
}
