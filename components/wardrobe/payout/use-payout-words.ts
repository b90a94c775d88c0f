import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { PayoutMethod } from '@/lib/contract/wardrobe';

/** Text of the payout method: the region's fast payment by name, and the last characters of an account. */
export function usePayoutWords(region: RegionCode): (to: { method: PayoutMethod; ending: string }) => string {
  const { t } = useTranslation('items');
  return useCallback(
    ({ method, ending }) => {
      const name = method === 'fast' ? t(`payout.fast.${region}`) : t(`payout.${method}`);
      return ending === '' ? name : `${name} ••• ${ending}`;
    },
    [t, region],
  );
}
