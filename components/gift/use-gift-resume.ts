import { useEffect } from 'react';
import { draftKey } from '@/lib/drafts';
import { readStored } from '@/lib/storage';
import { useGiftStoreApi } from '@/stores/gift-store';
import { usePaktGiftStore } from '@/stores/pakt-gift-store';
import { useLocale } from '@/components/ui/use-locale';

/** A reload goes on with the gift that was being bought. */
export function useGiftResume(): void {
  const { region } = useLocale();
  const store = useGiftStoreApi();
  const packages = usePaktGiftStore((state) => state.packages);
  useEffect(() => {
    const isKept =
      readStored(draftKey(`gift.${region.code}`)) !== null || readStored(draftKey(`paid-gift.${region.code}`), 'session') !== null;
    if (packages.length === 0 || store.getState().packageId !== '' || !isKept) return;
    import('./order/restore-gift').then(({ restoreGift }) => restoreGift(store.getState(), region.code, packages)).catch(() => undefined); // The packages stand; the gift can be begun again.
  }, [store, region.code, packages]);
}
