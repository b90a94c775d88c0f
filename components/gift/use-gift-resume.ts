import { useEffect } from 'react';
import { draftKey } from '@/lib/drafts';
import { readStored } from '@/lib/storage';
import { useGiftStoreApi } from '@/stores/gift-store';
import { useLocale } from '@/components/ui/use-locale';
import type { ShownGift } from './gift-props';

/** A reload goes on with the gift that was being bought. */
export function useGiftResume(gifts: readonly ShownGift[]): void {
  const { region } = useLocale();
  const store = useGiftStoreApi();
  useEffect(() => {
    const isKept = readStored(draftKey(`gift.${region.code}`)) !== null || readStored(draftKey(`paid-gift.${region.code}`), 'session') !== null;
    if (store.getState().packageId !== '' || !isKept) return;
    import('./order/restore-gift')
      .then(({ restoreGift }) => restoreGift(store.getState(), region.code, gifts))
      .catch(() => undefined); // The packages stand; the gift can be begun again.
  }, [store, region.code, gifts]);
}
