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
  const day = (date: string) => formatDate(date, { localeTag, timeZone: region.timeZone }, 'day');
  const { begins } = plan;
  const count = begins?.freeDeliveries ?? 0;
  const beginning = begins && (begins.on ? t('summary.begins', { count, date: day(begins.on) }) : t('summary.beginsWithVisit', { count }));
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
        {beginning ??
          `${t('summary.deliveriesLeft', { count: plan.freeDeliveriesLeft, allowed: plan.freeDeliveriesAllowed })}${
            plan.freeRushesAllowed
              ? `${DOT}${t('summary.rushesLeft', { count: plan.freeRushesLeft ?? 0, allowed: plan.freeRushesAllowed })}`
              : ''
          }${DOT}${t('summary.renews', { date: day(plan.renewsOn) })}`}
      </p>
    </>
  );
}
