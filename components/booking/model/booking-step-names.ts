// Apart from the rules of `booking-steps.ts`: a page knows the address of a step without them.

/** The sub-steps of a collection in order; `stepBookCollection` counts them from 1. */
export const BOOKING_STEPS = ['where', 'when'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export const bookingStepNumber = (step: BookingStep) => BOOKING_STEPS.indexOf(step) + 1;

/** The number comes from a stored draft and may be anything. */
export function bookingStepOf(stepBookCollection: number): BookingStep {
  return BOOKING_STEPS[stepBookCollection - 1] ?? BOOKING_STEPS[0];
}
