import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { INVOICE_STATUSES, isFiltered, yearsBetween, type ListAddress } from '@/lib/domain/billing/list-address';
import { balanceQuery, invoiceSpanQuery } from '@/services/billing';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { media } from '@/components/ui/theme/media';
import { Select } from '@/components/ui/forms/select';
import { useHomeRegion } from './use-home-region';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  align-items: end;
  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
  ${media.sm} {
    grid-template-columns: 13rem 9rem auto;
    & > button {
      grid-column: auto;
    }
  }
`;

interface Props {
  address: ListAddress;
  onChange: (change: Partial<ListAddress>) => void;
}

/** Filters of the invoice list. Every change returns to the first page. */
export function InvoiceFilters({ address, onChange }: Props) {
  const { t } = useTranslation('billing');
  const balance = useQuery(balanceQuery(useHomeRegion().currency));
  const isTold = balance.data?.invoiceDates !== undefined;
  const asked = useQuery({ ...invoiceSpanQuery(), enabled: !balance.isPending && !isTold });
  const span = isTold ? balance.data?.invoiceDates : asked.data;
  const years = span ? yearsBetween(span.oldest, span.newest) : [];
  const offered = address.year === null || years.includes(address.year) ? years : [address.year, ...years];
  return (
    <Root>
      <Field label={t('filter.status')}>
        {(control) => (
          <Select
            {...control}
            value={address.status ?? ''}
            onChange={({ target }) => onChange({ page: 1, status: INVOICE_STATUSES.find((status) => status === target.value) ?? null })}
          >
            <option value="">{t('filter.allStatuses')}</option>
            {INVOICE_STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('filter.year')}>
        {(control) => (
          <Select
            {...control}
            value={address.year ?? ''}
            onChange={({ target }) => onChange({ page: 1, year: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('filter.allYears')}</option>
            {offered.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isFiltered(address) ? (
        <Button variant="quiet" onClick={() => onChange({ page: 1, status: null, year: null })}>
          {t('filter.reset')}
        </Button>
      ) : null}
    </Root>
  );
}
