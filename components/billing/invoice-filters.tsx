import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { balanceQuery, invoiceSpanQuery } from '@/services/billing';
import { Button } from '@/components/ui/actions/button';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { media } from '@/components/ui/theme/media';
import { SelectField } from '@/components/ui/forms/select';
import {
  INVOICE_ORDERS,
  INVOICE_STATUSES,
  isFiltered,
  NO_FILTER,
  periodOfYear,
  yearOfPeriod,
  yearsBetween,
  type ListAddress,
} from './model/list-address';
import { useHomeRegion } from '@/components/auth/use-home-region';

const PeriodPicker = clientOnly(() => import('./period-picker').then((part) => part.PeriodPicker));

const Root = styled.div`
  display: grid;
  /* As wide as the longest choice: "Largest amount first". */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: end;
  & > button,
  & > [data-period] {
    grid-column: 1 / -1;
    justify-self: start;
  }
  & > [data-period] {
    width: min(100%, 20rem);
    min-height: var(--control);
  }
  ${media.sm} {
    grid-template-columns: repeat(auto-fill, 14rem);
    & > button {
      grid-column: auto;
    }
  }
`;
const OTHER = 'other';

interface Props {
  address: ListAddress;
  /** Whether the order is offered here; a table is sorted by its heads. */
  canSort: boolean;
  onChange: (change: Partial<ListAddress>) => void;
}

/** Filters of the invoice list. Every change returns to the first page. */
export function InvoiceFilters({ address: { status, period, order }, canSort, onChange }: Props) {
  const { t } = useTranslation('billing');
  const balance = useQuery(balanceQuery(useHomeRegion().currency));
  const isTold = balance.data?.invoiceDates !== undefined;
  const asked = useQuery({ ...invoiceSpanQuery(), enabled: !balance.isPending && !isTold });
  const span = (isTold ? balance.data?.invoiceDates : asked.data) ?? null;
  const [isChoosing, setIsChoosing] = useState(false);
  const years = span ? yearsBetween(span.oldest, span.newest) : [];
  const year = period ? yearOfPeriod(period) : null;
  const offered = year === null || years.includes(year) ? years : [year, ...years];
  const isOther = isChoosing || (period !== null && year === null);

  const choosePeriod = (value: string) => {
    setIsChoosing(value === OTHER);
    if (value !== OTHER) onChange({ page: 1, period: value === '' ? null : periodOfYear(Number(value)) });
  };
  return (
    <Root>
      <SelectField
        label={t('filter.status')}
        value={status ?? ''}
        onChange={({ target }) => onChange({ page: 1, status: INVOICE_STATUSES.find((one) => one === target.value) ?? null })}
        options={INVOICE_STATUSES.map((one) => ({ value: one, name: t(`status.${one}`) }))}
      >
        <option value="">{t('filter.allStatuses')}</option>
      </SelectField>
      <SelectField label={t('filter.period')} value={isOther ? OTHER : (year ?? '')} onChange={({ target }) => choosePeriod(target.value)}>
        <option value="">{t('filter.anyTime')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
        <option value={OTHER}>{t('filter.months')}</option>
      </SelectField>
      {canSort ? (
        <SelectField
          label={t('filter.order')}
          value={order ?? ''}
          onChange={({ target }) => onChange({ page: 1, order: INVOICE_ORDERS.find((one) => one === target.value) ?? null })}
          options={INVOICE_ORDERS.map((one) => ({ value: one, name: t(`order.${one}`) }))}
        >
          <option value="">{t('order.newest')}</option>
        </SelectField>
      ) : null}
      {isFiltered({ status, period }) ? (
        <Button
          variant="quiet"
          onClick={() => {
            setIsChoosing(false);
            onChange({ page: 1, ...NO_FILTER });
          }}
        >
          {t('filter.reset')}
        </Button>
      ) : null}
      {isOther ? (
        <div data-period>
          <PeriodPicker
            period={year === null ? period : null}
            oldest={span?.oldest ?? null}
            onChange={(chosen) => onChange({ page: 1, period: chosen })}
          />
        </div>
      ) : null}
    </Root>
  );
}
