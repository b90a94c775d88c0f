import { useEffect } from 'react';
import { draftKey } from '@/lib/drafts';
import { fittingFields, readKept } from '@/lib/kept-fields';
import { readStored } from '@/lib/storage';
import { useGiftStoreApi } from '@/stores/gift-store';
import { usePaktGiftStore } from '@/stores/pakt-gift-store';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Name of the draft that holds the words on the card while no gift is being bought. */
export const GIFT_WORDS = 'gift-words';

/** A reload, or the page in another language, goes on with the gift that was being bought, or with the words that were tried on the card. */
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
  useEffect(() => {
    const { packageId, giftPackage, editGiftPackage } = store.getState();
    if (packageId !== '' || giftPackage.recipientName !== '' || giftPackage.message !== '') return;
    editGiftPackage(fittingFields({ recipientName: '', message: '' }, readKept(GIFT_WORDS)));
  }, [store]);
}
