import { createContext, useContext } from 'react';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { useLocale, type LocaleInUse } from '@/components/ui/hooks/use-locale';

/** Where the van drives, when that is not the country of the site. */
export const VisitCountry = createContext<RegionCode | null>(null);

/** The page's locale, with the region of the visit: its calendar, its clock, its way of writing addresses. */
export function useVisitLocale(): LocaleInUse {
  const inUse = useLocale();
  const country = useContext(VisitCountry);
  return country === null ? inUse : { ...inUse, region: REGIONS[country] };
}
