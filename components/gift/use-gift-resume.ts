import { useEffect } from 'react';
import { draftKey } from '@/lib/browser/drafts';
import { matchingFields, readFormDraft } from '@/lib/browser/form-drafts';
import { readStored } from '@/lib/browser/storage';
import { useGiftStoreApi } from '@/stores/gift-store';
import { usePaktGiftStore } from '@/stores/pakt-gift-store';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Name of the draft with the card's message before a purchase starts. */
export const GIFT_WORDS = 'gift-words';

/** After a reload or a language change, continues with the gift being bought, or with the message tried on the card. */
export function useGiftResume(): void {
  const { region } = useLocale();
  const store = useGiftStoreApi();
  const packages = usePaktGiftStore((state) => state.packages);
  useEffect(() => {
    const isKept =
      readStored(draftKey(`gift.${region.code}`)) !== null || readStored(draftKey(`paid-gift.${region.code}`), 'session') !== null;
    if (packages.length === 0 || store.getState().packageId !== '' || !isKept) return;
    import('./order/restore-gift').then(({ restoreGift }) => restoreGift(store.getState(), region.code, packages)).catch(() => undefined); // Ignore a failed chunk: the packages are usable and the gift can be started again.
  }, [store, region.code, packages]);
  useEffect(() => {
    const { packageId, giftPackage, editGiftPackage } = store.getState();
    if (packageId !== '' || giftPackage.recipientName !== '' || giftPackage.message !== '') return;
    editGiftPackage(matchingFields({ recipientName: '', message: '' }, readFormDraft(GIFT_WORDS)));
  }, [store]);
}
