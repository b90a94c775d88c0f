import { useEffect } from 'react';
import { fittingFields, readKept } from '@/lib/browser/kept-fields';
import { useGiftStoreApi } from '@/stores/gift-store';

/** Name of the draft with the card's message before a purchase starts. */
export const GIFT_WORDS = 'gift-words';

/** After a reload or a language change, the message that was tried on the card. */
export function useGiftWords(): void {
  const store = useGiftStoreApi();
  useEffect(() => {
    const { packageId, giftPackage, editGiftPackage } = store.getState();
    if (packageId !== '' || giftPackage.recipientName !== '' || giftPackage.message !== '') return;
    editGiftPackage(fittingFields({ recipientName: '', message: '' }, readKept(GIFT_WORDS)));
  }, [store]);
}
