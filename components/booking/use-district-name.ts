import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { District } from '@/lib/contract/pricing';

/** The name of a district in the reader's language, by its id; one that the texts do not know keeps the provider's name. */
export function useDistrictName(districts: readonly District[]): (id: string) => string {
  const { t, i18n } = useTranslation('districts');
  return useCallback(
    (id) => {
      const known = districts.find((district) => district.id === id)?.name ?? id;
      if (id === '' || !i18n.hasLoadedNamespace('districts')) return known;
      // The ids are the provider's, not ours: no key of the texts can be promised for them.
      const translate = t as unknown as (key: string, options: { defaultValue: string }) => string;
      return translate(`${id}.name`, { defaultValue: known });
    },
    [districts, t, i18n],
  );
}
