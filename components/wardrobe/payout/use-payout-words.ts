import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { PayoutMethod } from '@/lib/contract/wardrobe';
import { STORE_CREDIT_BONUS_PERCENT } from '@/lib/domain/pricing/commission';
import { withRemark } from '@/lib/text/join-words';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Text of the payout method: the region's fast payment by name, and the last characters of an account. */
export function usePayoutWords(region: RegionCode): (to: { method: PayoutMethod; ending: string }) => string {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  return useCallback(
    ({ method, ending }) => {
      const name = method === 'fast' ? t(`payout.fast.${region}`) : t(`payout.${method}`);
      if (method === 'credit') return withRemark(localeTag, name, `+${STORE_CREDIT_BONUS_PERCENT}%`);
      return ending === '' ? name : `${name} ••• ${ending}`;
    },
    [t, region, localeTag],
  );
}
