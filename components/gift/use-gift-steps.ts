import { useEffect, useLayoutEffect } from 'react';
import { type Steps, useSteps } from '@/components/ui/hooks/use-steps';
import { fieldsDraft, matchingFields } from '@/lib/browser/draft-store';
import { useGiftStoreApi } from '@/stores/gift-store';
import { GIFT_STEPS, giftNumbers, type GiftStep } from './model/gift-flow';

/** Name of the draft with the card's message before a purchase starts. */
export const GIFT_WORDS = 'gift-words';

/** After a reload or a language change, the message that was tried on the card. */
export function useGiftWords(): void {
  const store = useGiftStoreApi();
  useEffect(() => {
    const { packageId, giftPackage, editGiftPackage } = store.getState();
    if (packageId !== '' || giftPackage.recipientName !== '' || giftPackage.message !== '') return;
    editGiftPackage(matchingFields({ recipientName: '', message: '' }, fieldsDraft(GIFT_WORDS).getState()));
  }, [store]);
}

const GIFT_FACTS = ['gift'];

/** The steps behind the packages. A confirmation also says which gift. */
export const useGiftSteps = (): Steps<GiftStep> => useSteps(GIFT_STEPS, GIFT_FACTS);

/** The store says what the address says. Whoever leaves the confirmation begins another gift. */
export function useGiftStepsInStore(): void {
  const store = useGiftStoreApi();
  const { asked } = useGiftSteps();
  useLayoutEffect(() => {
    const { paymentSuccess, startAgain, goToStep } = store.getState();
    if (paymentSuccess && asked !== 'pay' && asked !== 'done') startAgain();
    const { giftStep, giftStepInfo } = giftNumbers(asked);
    goToStep(giftStep, giftStepInfo);
  }, [store, asked]);
}
