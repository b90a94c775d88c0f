import { useTranslation } from 'next-i18next/pages';
import { EXTRA_DELIVERIES_MAXIMUM, extrasOfDraft } from '@/lib/domain/pricing/basket-draft';
import { discountForMonths } from '@/lib/domain/pricing/plan-benefits';
import { MONTHS_MAXIMUM } from '@/lib/domain/pricing/quote-basket';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { RangeSlider } from '@/components/ui/forms/range-slider';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { allInCost } from './model/all-in-cost';
import type { Calculator } from './pricing-props';
import { useMoney } from './use-money';

/** The total cost of twelve months, with deliveries and an early end. */
export function YearCost({ calculator: { draft, change, priceList, memberships, friendReward } }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const { region } = useLocale();
  const money = useMoney();
  const { extraDeliveries, exitAfterMonths } = draft;
  const cost = allInCost({
    country: region.code,
    packages: draft.packages,
    priceList,
    memberships,
    friendReward,
    extras: extrasOfDraft(draft),
    extraDeliveries,
    exitAfterMonths,
  });
  if (cost.kind === 'impossible') return null;
  const stays = exitAfterMonths ?? MONTHS_MAXIMUM;
  return (
    <Stack $gap={4}>
      <Heading level={3}>{t('year.heading')}</Heading>
      <Text $tone="muted">{t('year.intro')}</Text>
      <RangeSlider
        label={t('year.deliveries')}
        value={extraDeliveries}
        minimum={0}
        maximum={EXTRA_DELIVERIES_MAXIMUM}
        valueText={t('year.deliveriesValue', { count: extraDeliveries })}
        onChange={(next) => change({ extraDeliveries: next })}
      />
      <RangeSlider
        label={t('year.exit')}
        value={stays}
        minimum={1}
        maximum={MONTHS_MAXIMUM}
        valueText={stays === MONTHS_MAXIMUM ? t('year.stay') : t('year.exitValue', { count: stays })}
        onChange={(next) => change({ exitAfterMonths: next === MONTHS_MAXIMUM ? null : next })}
      />
      <div role="status" aria-atomic="true">
        <DefinitionList
          entries={[
            { term: t('year.term', { percent: discountForMonths(memberships, MONTHS_MAXIMUM) }), value: money(cost.term) },
            { term: t('year.extra'), value: cost.deliveries > 0 ? money(cost.deliveries) : '–' },
            { term: t('year.refund'), value: cost.refund > 0 ? `−${money(cost.refund)}` : '–' },
            { term: t('year.total'), value: money(cost.total), isTotal: true },
          ]}
        />
      </div>
      <Text $size="sm" $tone="muted">
        {t('year.perMonth', { price: money(roundHalfUp(cost.total, stays)) })}
      </Text>
    </Stack>
  );
}
