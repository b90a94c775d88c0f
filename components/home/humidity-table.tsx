import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { HumidityChart } from '@/lib/contract/content/home-page';
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
  & table {
    width: 100%;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & caption {
    padding-bottom: 0.75rem;
    text-align: start;
    font-weight: 600;
  }
  & td,
  & th {
    padding-block: 0.375rem;
    border-bottom: 1px solid var(--line);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & th:first-child {
    text-align: start;
  }
  & thead th {
    font-weight: 500;
    color: var(--muted);
  }
`;

export function HumidityTable({ chart, months }: { chart: HumidityChart; months: readonly MonthName[] }) {
  const { t } = useTranslation('home');
  return (
    <Root>
      <summary>{t('chart.figures')}</summary>
      <table>
        <caption>{chart.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.month')}</th>
            <th scope="col">{chart.outsideLabel}</th>
            <th scope="col">{chart.insideLabel}</th>
          </tr>
        </thead>
        <tbody>
          {chart.series.map(({ month, outside, inside }) => (
            <tr key={month}>
              <th scope="row">{months[month - 1]?.long ?? month}</th>
              <td>{`${outside}%`}</td>
              <td>{`${inside}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
