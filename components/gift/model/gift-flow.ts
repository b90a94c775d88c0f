/**
 * The gift flow as the specification counts it: `giftStep` 1 purchase, 2 information; inside the second
 * `giftStepInfo` 1 the form, 2 review and pay. The purchase is the page without a step; the others have addresses.
 */
export const GIFT_STEPS = ['form', 'pay', 'done'] as const;
export type GiftStep = (typeof GIFT_STEPS)[number];

export interface GiftFacts {
  hasPackage: boolean;
  isFormSound: boolean;
  isPaid: boolean;
}

/** The step that is shown where one is asked for: not beyond the first that is open. Null: the purchase. */
export function openGiftStep(asked: GiftStep | null, { hasPackage, isFormSound, isPaid }: GiftFacts): GiftStep | null {
  if (isPaid) return asked === 'pay' || asked === 'done' ? 'done' : null;
  if (!hasPackage || asked === null) return null;
  return asked === 'form' || !isFormSound ? 'form' : 'pay';
}

/** The store's numbers of a step; what is paid is no step of its own there. */
export function giftNumbers(step: GiftStep | null): { giftStep: number; giftStepInfo: number } {
  if (step === null) return { giftStep: 1, giftStepInfo: 1 };
  return { giftStep: 2, giftStepInfo: step === 'form' ? 1 : 2 };
}
