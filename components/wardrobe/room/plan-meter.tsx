import { useTranslation } from 'next-i18next/pages';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/text/format-number';
import type { CallData } from '@/services/http/send-call';
import { Progress } from '@/components/ui/feedback/progress';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';

/** The plan's usage, and its included deliveries. */
export function PlanMeter({ plan }: { plan: NonNullable<CallData<'wardrobeSummary'>['plan']> }) {
  const { t } = useTranslation('items');
  const { localeTag, region } = useLocale();
  const number = (value: number) => formatNumber(value, localeTag);
  return (
    <>
      <Progress
        label={plan.packages.map((sold) => t(`plan.${sold.package}`)).join(DOT)}
        value={plan.itemsUsed}
        maximum={Math.max(1, plan.itemsAllowed)}
        valueText={t('summary.used', { used: number(plan.itemsUsed), allowed: number(plan.itemsAllowed) })}
        tone={plan.itemsUsed >= plan.itemsAllowed ? 'warning' : 'ink'}
      />
      <p>
        {`${t('summary.deliveriesLeft', { count: plan.freeDeliveriesLeft, allowed: plan.freeDeliveriesAllowed })}${
          plan.freeRushesAllowed
            ? `${DOT}${t('summary.rushesLeft', { count: plan.freeRushesLeft ?? 0, allowed: plan.freeRushesAllowed })}`
            : ''
        }${DOT}${t('summary.renews', { date: formatDate(plan.renewsOn, { localeTag, timeZone: region.timeZone }, 'day') })}`}
      </p>
    </>
  );
}
