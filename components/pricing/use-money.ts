import { useCallback } from 'react';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useSettingStore } from '@/stores/setting-store';

/** Formats minor units of the region's currency in the page's locale. */
export function useMoney(): (amount: number) => string {
  const { localeTag } = useLocale();
  const currency = useSettingStore((state) => state.currency);
  return useCallback((amount) => formatMoney({ amount, currency }, localeTag), [currency, localeTag]);
}
