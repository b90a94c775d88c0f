import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { refreshPriceService } from '@/services/pricing/prices';
import type { BookingLists } from '@/components/booking/booking-props';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Current commission, fees, slots and districts; empty until the provider has answered. */
export function usePriceLists() {
  const { region } = useLocale();
  const [data, setData] = useState<PriceServiceData | null>(null);
  const load = useCallback(
    async (isForced: boolean) => {
      const fresh = await refreshPriceService(region.code, { isForced });
      if (fresh) setData(fresh);
    },
    [region.code],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(false));
    return () => clearTimeout(timer);
  }, [load]);

  // After a lost slot even minute-old data is stale, so force a refetch.
  const refresh = useCallback(() => load(true), [load]);
  const lists = useMemo(
    (): BookingLists => ({
      timeslots: data?.timeslotInformation ?? [],
      districts: data?.districts ?? [],
      priceList: data?.shoppingCarts ?? [],
    }),
    [data],
  );
  return { lists, refresh };
}
