import { useTranslation } from 'next-i18next/pages';
import { createContext, useCallback, useContext } from 'react';
import { type LocaleInUse, useLocale } from '@/components/ui/hooks/use-locale';
import { type RegionCode, REGIONS } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { District } from '@/lib/contract/pricing';
import { type DateStyle, formatDate } from '@/lib/dates';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { slotTimes } from '@/lib/domain/booking/slots';
import { joinFacts } from '@/lib/text/join-words';
import { useLazyTexts } from '@/services/content/lazy-texts';

/** The localised name of a district by id; for unknown ids the provider's name. */
export function useDistrictName(districts: readonly District[]): (id: string) => string {
  const { t } = useTranslation('districts');
  return useCallback(
    (id) => {
      const known = districts.find((district) => district.id === id)?.name ?? id;
      if (id === '') return known;
      // The ids come from the provider, so the translation keys cannot be typed.
      const translate = t as unknown as (key: string, options: { defaultValue: string }) => string;
      return translate(`${id}.name`, { defaultValue: known });
    },
    [districts, t],
  );
}

/** The country of the visit, when it differs from the site's. */
export const VisitCountry = createContext<RegionCode | null>(null);

/** The page's locale with the region of the visit: its slots, time zone and address format. */
export function useVisitLocale(): LocaleInUse {
  const inUse = useLocale();
  const country = useContext(VisitCountry);
  return country === null ? inUse : { ...inUse, region: REGIONS[country] };
}

/** Day and times of a visit in one line, by the clock of its region: that of the page where the slot has none. */
export function useSlotLine(): (slot: { date: string; time: string; country?: RegionCode }, look?: DateStyle) => string {
  const { t } = useTranslation('booking');
  const { locale, localeTag, region } = useVisitLocale();
  return ({ date, time, country = region.code }, look = 'day') =>
    joinFacts(locale, formatDate(date, { localeTag, timeZone: REGIONS[country].timeZone }, look), t('date.slot', slotTimes(time)));
}

const TEXTS = ['districts'] as const;
const NO_LIST: readonly District[] = [];

/** The visit's address in one line. District names load with its first use; unknown ones are left out. */
export function useVisitPlace(): (address: Address, country: RegionCode) => string {
  useLazyTexts(TEXTS);
  const nameOf = useDistrictName(NO_LIST);
  return useCallback(
    (address, country) => {
      const name = nameOf(address.district);
      return addressLine(address, country, name === address.district ? '' : name);
    },
    [nameOf],
  );
}
