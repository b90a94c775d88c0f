import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { District } from '@/lib/contract/pricing';

/** The localised name of a district by id; for unknown ids the provider's name. */
export function useDistrictName(districts: readonly District[]): (id: string) => string {
  const { t, i18n } = useTranslation('districts');
  return useCallback(
    (id) => {
      const known = districts.find((district) => district.id === id)?.name ?? id;
      if (id === '' || !i18n.hasLoadedNamespace('districts')) return known;
      // The ids come from the provider, so the translation keys cannot be typed.
      const translate = t as unknown as (key: string, options: { defaultValue: string }) => string;
      return translate(`${id}.name`, { defaultValue: known });
    },
    [districts, t, i18n],
  );
}
