import { useCallback, useEffect, useState } from 'react';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { refreshPriceService } from '@/services/pricing/refresh-price-service';
import { useLocale } from '@/components/ui/use-locale';

/** The days and times of the provider, as they are now; none until they are here. */
export function useTimeslots() {
  const { region } = useLocale();
  const [timeslots, setTimeslots] = useState<readonly TimeslotDay[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    const found = (await refreshPriceService(region.code, { isForced: true }))?.timeslotInformation ?? [];
    setTimeslots(found);
    setHasFailed(found.length === 0);
  }, [region.code]);
  useEffect(() => {
    const timer = setTimeout(() => void load());
    return () => clearTimeout(timer);
  }, [load]);
  return { timeslots, hasFailed, reload: () => void load() };
}
