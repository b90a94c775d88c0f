import styled from 'styled-components';
import type { StoreOrSellChart } from '@/components/wardrobe/model/store-or-sell';

const W = 400;
const H = 150;
const TOP = 26;
const BOTTOM = 24;

const Svg = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  font-size: 12px;
  & text {
    fill: var(--ink-soft);
  }
  & text[data-quiet] {
    fill: var(--muted);
  }
  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }
  }
`;

interface Props {
  chart: StoreOrSellChart;
  netResale: number;
  /** The current month of storage, counted from 1. */
  now: number;
  words: { net: string; cost: string; now: string; start: string; crossing: string };
}

/** Chart of two lines, both axes from zero; the sentence above has all its information. */
export function StoreOrSellLines({ chart, netResale, now, words }: Props) {
  const { months, highest, cost, crossing } = chart;
  const x = (month: number) => (month / months) * W;
  const y = (amount: number) => TOP + (1 - amount / highest) * (H - TOP - BOTTOM);
  const last = cost.at(-1) ?? { month: months, cost: 0 };
  const nowX = x(Math.min(now, months));
  const crossingX = x(Math.min(months, netResale / (last.cost / last.month)));
  // Below the net line there is room to the right of where the costs cross it; their own label keeps out of it.
  const costAt = months * (crossing !== null && crossingX < W * 0.45 ? 0.6 : 0.22);
  // The label for today is on the side where the line leaves room.
  const isNowLate = nowX > W * 0.7;
  return (
    <Svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true" focusable="false">
      <line x1="0" x2={W} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />
      <line x1={nowX} x2={nowX} y1={TOP - 6} y2={y(0)} stroke="var(--line-strong)" strokeDasharray="2 4" />
      <text x={nowX} y={TOP - 10} textAnchor={isNowLate ? 'end' : nowX < 40 ? 'start' : 'middle'} data-quiet="">
        {words.now}
      </text>
      <line x1="0" x2={W} y1={y(netResale)} y2={y(netResale)} stroke="var(--success)" strokeWidth="2" />
      <path d={`M0 ${y(0)}L${x(last.month)} ${y(last.cost)}`} stroke="var(--ink)" strokeWidth="2" fill="none" />
      {crossing === null ? null : (
        <>
          <circle cx={crossingX} cy={y(netResale)} r="4.5" fill="var(--surface)" stroke="var(--red)" strokeWidth="2" />
          <text x={Math.min(W, crossingX + 10)} y={y(netResale) + 16} textAnchor={crossingX > W * 0.82 ? 'end' : 'start'} data-quiet="">
            {words.crossing}
          </text>
        </>
      )}
      <text x="0" y={y(netResale) - 7}>
        {words.net}
      </text>
      <text x={x(costAt) + 8} y={y((last.cost / last.month) * costAt) + 16}>
        {words.cost}
      </text>
      <text x="0" y={H - 4} data-quiet="">
        {words.start}
      </text>
    </Svg>
  );
}
