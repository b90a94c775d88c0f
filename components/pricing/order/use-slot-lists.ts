import { useCallback, useEffect, useMemo, useState } from 'react';
import { refreshPriceService } from '@/services/pricing/prices';
import type { BookingLists } from '@/components/booking/booking-props';
import { useLocale } from '@/components/ui/use-locale';
import { usePricingStore } from '@/stores/pricing-store';
import type { Calculator } from '../calculator-state';

/**
 * Slots and districts of today; the page was built without either.
 * @param isMember asked anew once somebody is logged in: a friend's reward is for newcomers only
 */
export function useSlotLists({ priceList }: Pick<Calculator, 'priceList'>, isMember: boolean) {
  const { region } = useLocale();
  const timeslots = usePricingStore((state) => state.timeslotInformation);
  const districts = usePricingStore((state) => state.districts);
  const receivePriceService = usePricingStore((state) => state.receivePriceService);
  const [isLoading, setIsLoading] = useState(true);

  const load = useCallback(
    async (isForced: boolean) => {
      const data = await refreshPriceService(region.code, { isForced });
      if (data && data.shoppingCarts.length > 0) receivePriceService(data);
      setIsLoading(false);
    },
    [region.code, receivePriceService],
  );
  useEffect(() => {
    const timer = setTimeout(() => void load(isMember));
    return () => clearTimeout(timer);
  }, [load, isMember]);

  const refresh = useCallback(async () => {
    setIsLoading(true);
    await load(true);
  }, [load]);
  const lists = useMemo((): BookingLists => ({ timeslots, districts, priceList }), [timeslots, districts, priceList]);
  return { lists, isLoading, refresh };
}
