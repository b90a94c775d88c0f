import { useEffect } from 'react';
import { matchingFields, readFormDraft } from '@/lib/browser/form-drafts';
import { useGiftStoreApi } from '@/stores/gift-store';

/** Name of the draft with the card's message before a purchase starts. */
export const GIFT_WORDS = 'gift-words';

/** After a reload or a language change, the message that was tried on the card. */
export function useGiftWords(): void {
  const store = useGiftStoreApi();
  useEffect(() => {
    const { packageId, giftPackage, editGiftPackage } = store.getState();
    if (packageId !== '' || giftPackage.recipientName !== '' || giftPackage.message !== '') return;
    editGiftPackage(matchingFields({ recipientName: '', message: '' }, readFormDraft(GIFT_WORDS)));
  }, [store]);
}
