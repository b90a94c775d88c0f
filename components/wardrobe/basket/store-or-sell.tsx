import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import type { BreakEven } from '@/lib/contract/wardrobe-calls';
import { calendarDateOf, formatDate } from '@/lib/dates';
import { monthsBegun } from '@/lib/domain/shared/add-months';
import { storeOrSellChart, type StoreOrSellChart } from '@/components/wardrobe/model/store-or-sell';
import { formatMoney } from '@/lib/money';
import { Badge } from '@/components/ui/feedback/badge';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

const MINOR = 100;
const TONES = { keep: 'success', consider: 'warning', sell: 'red' } as const;

interface Props {
  breakEven: BreakEven;
  storedSince: string;
  currency: Currency;
  /** Link to the consignment with this piece; null: it cannot be sold now. */
  sellHref: string | null;
  /** At home: it can be sold once it has been collected. */
  isFetchedFirst: boolean;
}

/** Compares keeping and selling: a sentence, and a chart on request. */
export function StoreOrSell({ breakEven, storedSince, currency, sellHref, isFetchedFirst }: Props) {
  const { t } = useTranslation('items');
  const { localeTag, region } = useLocale();
  const place = { localeTag, timeZone: region.timeZone };
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const { netResale, monthlyCost, month, date, advice } = breakEven;
  const begun = monthsBegun(calendarDateOf(storedSince, region.timeZone), useToday());
  // Rounded, because an estimate is not exact.
  const sums = { net: money(Math.round(netResale / MINOR) * MINOR), monthly: money(monthlyCost) };
  const when = date ? formatDate(date, place, 'month') : '';
  return (
    <section aria-labelledby="passport-store-or-sell">
      <Head>
        <Heading level={3} look="label" id="passport-store-or-sell">
          {t('breakEven.title')}
        </Heading>
        <Badge $tone={TONES[advice]}>{t(`breakEven.advice.${advice}`)}</Badge>
      </Head>
      <Text $size="sm">
        {month === null
          ? t('breakEven.free', sums)
          : t(begun >= month ? 'breakEven.past' : 'breakEven.ahead', { ...sums, month: when, number: month })}
      </Text>
      {month === null ? null : (
        <StoreOrSellLines
          chart={storeOrSellChart({ monthlyCost, netResale, month }, begun)}
          netResale={netResale}
          now={begun}
          words={{
            net: t('breakEven.net', sums),
            cost: t('breakEven.cost'),
            now: t('breakEven.now'),
            start: formatDate(storedSince, place, 'month'),
            crossing: when,
          }}
        />
      )}
      <Text $size="xs" $tone="muted">
        {t('breakEven.basis')}
      </Text>
      {isFetchedFirst && advice !== 'keep' ? <Text $size="sm">{t('breakEven.atHome')}</Text> : null}
      {sellHref ? (
        <div>
          <TextLink isStandalone href={sellHref}>
            {t('breakEven.sell')}
          </TextLink>
        </div>
      ) : null}
    </section>
  );
}

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

interface StoreOrSellLinesProps {
  chart: StoreOrSellChart;
  netResale: number;
  /** The current month of storage, counted from 1. */
  now: number;
  words: { net: string; cost: string; now: string; start: string; crossing: string };
}

/** Chart of two lines, both axes from zero; the sentence above has all its information. */
function StoreOrSellLines({ chart, netResale, now, words }: StoreOrSellLinesProps) {
  const { months, highest, cost, crossing } = chart;
  const x = (month: number) => (month / months) * W;
  const y = (amount: number) => TOP + (1 - amount / highest) * (H - TOP - BOTTOM);
  const last = cost.at(-1) ?? { month: months, cost: 0 };
  const nowX = x(Math.min(now, months));
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
        <circle
          cx={x(Math.min(months, netResale / (last.cost / last.month)))}
          cy={y(netResale)}
          r="4.5"
          fill="var(--surface)"
          stroke="var(--red)"
          strokeWidth="2"
        />
      )}
      <text x="0" y={y(netResale) - 7}>
        {words.net}
      </text>
      <text x={x(months * 0.22) + 8} y={y((last.cost / last.month) * months * 0.22) + 16}>
        {words.cost}
      </text>
      <text x="0" y={H - 4} data-quiet="">
        {words.start}
      </text>
      {crossing === null ? null : (
        <text
          x={Math.min(W, Math.max(W * 0.5, x(crossing)))}
          y={H - 4}
          textAnchor={x(crossing) > W * 0.82 ? 'end' : 'middle'}
          data-quiet=""
        >
          {words.crossing}
        </text>
      )}
    </Svg>
  );
}
