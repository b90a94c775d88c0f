import { useTranslation } from 'next-i18next/pages';
import styled, { css } from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { Invoice } from '@/lib/contract/billing';
import { DateText } from '@/components/ui/text/date-text';
import { Price } from '@/components/ui/text/price';
import { media } from '@/components/ui/theme/media';
import { TextLink } from '@/components/ui/actions/text-link';
import { InvoiceStatusBadge } from './invoice-status';

const COLUMNS = ['number', 'date', 'period', 'status', 'amount'] as const;
/** As high as a row of the table, so that nothing moves when it comes. */
const ROW = css`
  grid-template-columns: 35fr 34fr 70fr 25fr 36fr;
  gap: 0;
  align-items: center;
  min-height: 3.325rem;
  padding: 0 8px;
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
  ${media.md} {
    border-top: 0;
    background: var(--surface);
    & > li {
      ${ROW}
    }
    & > li > * {
      grid-row: 1;
    }
    & > li time {
      white-space: nowrap;
    }
    & > li > time {
      grid-column: 2;
    }
    & > li > p {
      grid-column: 3;
      color: inherit;
    }
    & > li > [data-status] {
      grid-column: 4;
      justify-self: start;
    }
    & > li > [data-number] {
      grid-column: 5;
      font-weight: inherit;
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
    </>
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
