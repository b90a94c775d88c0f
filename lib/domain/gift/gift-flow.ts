/**
 * The gift flow as the specification counts it: `giftStep` 1 purchase, 2 information; inside the second
 * `giftStepInfo` 1 the form, 2 review and pay.
 */
export const GIFT_STEPS = ['purchase', 'form', 'pay', 'done'] as const;
export type GiftStep = (typeof GIFT_STEPS)[number];

export interface GiftFacts {
  giftStep: number;
  giftStepInfo: number;
  hasPackage: boolean;
  isFormSound: boolean;
  isPaid: boolean;
}

/** The current step: from the store's numbers, and not beyond the first incomplete step. */
export function giftStepOf({ giftStep, giftStepInfo, hasPackage, isFormSound, isPaid }: GiftFacts): GiftStep {
  if (isPaid) return 'done';
  if (!hasPackage || giftStep <= 1) return 'purchase';
  return giftStepInfo <= 1 || !isFormSound ? 'form' : 'pay';
}

/** The store's numbers of a step; the paid state has no number of its own. */
export function giftNumbers(step: GiftStep): { giftStep: number; giftStepInfo: number } {
  if (step === 'purchase') return { giftStep: 1, giftStepInfo: 1 };
  return { giftStep: 2, giftStepInfo: step === 'form' ? 1 : 2 };
}
