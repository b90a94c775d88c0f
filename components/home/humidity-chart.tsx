import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import type { HumidityChart as Chart, HumidityMonth } from '@/lib/contract/content/home-page';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { joinSentences } from '@/lib/text/join-words';
import { Phrased } from '@/components/ui/text/text';
import type { MonthName } from './home-props';

const WIDTH = 400;
const HEIGHT = 230;
const PLOT = { left: 36, right: 6, top: 12, bottom: 26 };
/** Percentages at the bottom and top of the plot. */
const RANGE = { low: 40, high: 90 };
const GRID = [40, 50, 60, 70, 80, 90];

const x = (index: number) => PLOT.left + (index * (WIDTH - PLOT.left - PLOT.right)) / 11;
const y = (percent: number) => PLOT.top + ((RANGE.high - percent) * (HEIGHT - PLOT.top - PLOT.bottom)) / (RANGE.high - RANGE.low);
const points = (series: readonly HumidityMonth[], side: 'outside' | 'inside') =>
  series.map((month, index) => `${x(index).toFixed(1)},${y(month[side]).toFixed(1)}`);

const Root = styled.figure`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  min-width: 0;
  & > figcaption {
    font-size: var(--text-sm);
    line-height: 1.55;
    color: var(--muted);
  }
  & svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & text {
    fill: var(--muted);
    font-size: 14.5px;
    font-variant-numeric: tabular-nums;
  }
  ${media.md} {
    & text {
      font-size: 9px;
    }
  }
  ${media.lg} {
    & text {
      font-size: 10.5px;
    }
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  font-size: var(--text-sm);
  & > li {
    display: flex;
    align-items: center;
    gap: 0.625rem;
  }
  & > li::before {
    content: '';
    width: 1.75rem;
    border-top: 2px solid #e9a296;
  }
  & > li:first-child::before {
    border-top: 2px dashed var(--on-ink-muted);
  }
`;

interface Props {
  chart: Chart;
  months: readonly MonthName[];
}

/** Relative humidity over twelve months, outdoors and indoors. The chart has a text summary, and all values are in a table below. */
export function HumidityChart({ chart, months }: Props) {
  const { t } = useTranslation('home');
  const id = useId();
  const outside = points(chart.series, 'outside');
  const inside = points(chart.series, 'inside');
  return (
    <Root aria-labelledby={id}>
      <Heading level={3} id={id}>
        {chart.heading}
      </Heading>
      <Legend>
        <li>{chart.outsideLabel}</li>
        <li>{chart.insideLabel}</li>
      </Legend>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={joinSentences(chart.caption, t('chart.summary', extremes(chart.series)))}
      >
        {GRID.map((percent) => (
          <g key={percent}>
            <line x1={PLOT.left} x2={WIDTH - PLOT.right} y1={y(percent)} y2={y(percent)} stroke="var(--line)" strokeWidth="1" />
            <text x={PLOT.left - 7} y={y(percent) + 3.5} textAnchor="end">
              {`${percent}%`}
            </text>
          </g>
        ))}
        <polygon points={[...outside, ...[...inside].reverse()].join(' ')} fill="var(--on-ink)" opacity="0.05" />
        <polyline
          points={outside.join(' ')}
          fill="none"
          stroke="var(--on-ink-muted)"
          strokeWidth="2"
          strokeDasharray="5 4"
          strokeLinejoin="round"
        />
        <polyline points={inside.join(' ')} fill="none" stroke="#e9a296" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
        {months.map(({ short }, index) =>
          index % 2 === 0 ? (
            <text key={short} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
              {short}
            </text>
          ) : null,
        )}
      </svg>
      <Phrased as="figcaption">{joinSentences(chart.caption, chart.source)}</Phrased>
      <HumidityTable chart={chart} months={months} />
    </Root>
  );
}

function extremes(series: readonly HumidityMonth[]) {
  const outside = series.map((month) => month.outside);
  const inside = series.map((month) => month.inside);
  return { low: Math.min(...outside), high: Math.max(...outside), insideLow: Math.min(...inside), insideHigh: Math.max(...inside) };
}

const Figures = styled.details`
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

function HumidityTable({ chart, months }: { chart: Chart; months: readonly MonthName[] }) {
  const { t } = useTranslation('home');
  return (
    <Figures>
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
    </Figures>
  );
}
