import { createContext, useContext } from 'react';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { useLocale, type LocaleInUse } from '@/components/ui/hooks/use-locale';

/** The country of the visit, when it differs from the site's. */
export const VisitCountry = createContext<RegionCode | null>(null);

/** The page's locale with the region of the visit: its slots, time zone and address format. */
export function useVisitLocale(): LocaleInUse {
  const inUse = useLocale();
  const country = useContext(VisitCountry);
  return country === null ? inUse : { ...inUse, region: REGIONS[country] };
}
