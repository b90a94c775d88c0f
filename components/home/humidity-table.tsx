import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { HumidityChart } from '@/lib/contract/content/home-trust';
import { Table } from '@/components/ui/layout/table';
import type { MonthName } from './home-props';

const Root = styled.details`
  & > summary {
    width: fit-content;
    min-height: var(--target);
    padding-block: 0.625rem;
    font-size: var(--text-sm);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }
  & td,
  & th {
    padding-block: 0.375rem;
  }
`;

export function HumidityTable({ chart, months }: { chart: HumidityChart; months: readonly MonthName[] }) {
  const { t } = useTranslation('home');
  return (
    <Root>
      <summary>{t('chart.figures')}</summary>
      <Table caption={chart.caption}>
        <thead>
          <tr>
            <th scope="col">{t('chart.month')}</th>
            <th scope="col" data-number>
              {chart.outsideLabel}
            </th>
            <th scope="col" data-number>
              {chart.insideLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {chart.series.map(({ month, outside, inside }) => (
            <tr key={month}>
              <th scope="row">{months[month - 1]?.long ?? month}</th>
              <td data-number>{`${outside}%`}</td>
              <td data-number>{`${inside}%`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
