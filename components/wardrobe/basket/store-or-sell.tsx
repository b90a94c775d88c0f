import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '@/lib/config/regions';
import type { BreakEven } from '@/lib/contract/wardrobe-calls';
import { calendarDateOf, formatDate } from '@/lib/dates';
import { monthsBegun } from '@/lib/domain/shared/add-months';
import { storeOrSellChart } from '@/components/wardrobe/model/store-or-sell';
import { formatMoney } from '@/lib/money';
import { Cluster } from '@/components/ui/layout/stack';
import { Badge } from '@/components/ui/feedback/badge';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { StoreOrSellLines } from './store-or-sell-lines';

const MINOR = 100;
/** From so many months on a date says less than the years until then. */
const FAR = 36;
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
  const until = month === null ? 0 : month - begun;
  const when = date ? formatDate(date, place, 'month') : '';
  return (
    <section aria-labelledby="passport-store-or-sell">
      <Cluster $justify="space-between" $gap={2}>
        <Heading level={3} look="label" id="passport-store-or-sell">
          {t('breakEven.title')}
        </Heading>
        <Badge $tone={TONES[advice]}>{t(`breakEven.advice.${advice}`)}</Badge>
      </Cluster>
      <Text $size="sm">
        {month === null
          ? t('breakEven.free', sums)
          : until >= FAR
            ? t('breakEven.far', { ...sums, years: Math.floor(until / 12) })
            : t(until <= 0 ? 'breakEven.past' : 'breakEven.ahead', { ...sums, month: when, number: month })}
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
