import { useCallback } from 'react';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/use-locale';

/** Writes minor units of the region's currency as the locale does. */
export function useMoney(): (amount: number) => string {
  const { localeTag, region } = useLocale();
  const { currency } = region;
  return useCallback((amount) => formatMoney({ amount, currency }, localeTag), [currency, localeTag]);
}
