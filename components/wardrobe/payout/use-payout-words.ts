import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { PayoutMethod } from '@/lib/contract/wardrobe';

/** Where money goes, in words: the region's own fast payment, and of an account the last characters. */
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
