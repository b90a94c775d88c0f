import { useCallback, useEffect, useState } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { refreshPriceService } from '@/services/pricing/prices';

/** The days and times of the provider in the country of a visit, as they are now; none until they are here. */
export function useTimeslots(country: RegionCode) {
  const [timeslots, setTimeslots] = useState<readonly TimeslotDay[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    const found = (await refreshPriceService(country, { isForced: true }))?.timeslotInformation ?? [];
    setTimeslots(found);
    setHasFailed(found.length === 0);
  }, [country]);
  useEffect(() => {
    const timer = setTimeout(() => void load());
    return () => clearTimeout(timer);
  }, [load]);
  return { timeslots, hasFailed, reload: () => void load() };
}
