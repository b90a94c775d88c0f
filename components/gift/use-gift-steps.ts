import { useLayoutEffect } from 'react';
import { GIFT_STEPS, giftNumbers, type GiftStep } from '@/lib/domain/gift/gift-flow';
import { useSteps, type Steps } from '@/components/ui/hooks/use-steps';
import { useGiftStoreApi } from '@/stores/gift-store';

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
