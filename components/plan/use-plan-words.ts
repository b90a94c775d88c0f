import { useTranslation } from 'next-i18next/pages';
import type { Plan } from '@/lib/contract/plan';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatNumber } from '@/lib/text/format-number';
import { useLocale } from '@/components/ui/hooks/use-locale';

type Sized = Pick<Plan['lines'][number], 'package' | 'quantity'>;

/** How the parts of a plan are written, everywhere on its page. */
export function usePlanWords({ currency }: Pick<Plan, 'currency'>) {
  const { t } = useTranslation(['plan', 'items']);
  const { localeTag, region } = useLocale();
  // On one line also where a name ends a narrow column.
  const nameOf = ({ package: name, xType }: Pick<Plan['lines'][number], 'package' | 'xType'>) =>
    (xType === 'plus' ? t('plan:plus', { name: t(`items:plan.${name}`) }) : t(`items:plan.${name}`)).replaceAll(' ', '\u00a0');
  const placesOf = ({ package: name, quantity }: Sized) => {
    const values = { count: quantity, number: formatNumber(quantity, localeTag) };
    return name === 'lite' ? t('plan:bags', values) : t('plan:places', values);
  };
  return {
    nameOf,
    placesOf,
    money: (amount: number) => formatMoney({ amount, currency }, localeTag),
    date: (day: string) => formatDate(day, { localeTag, timeZone: region.timeZone }, 'long'),
  };
}
