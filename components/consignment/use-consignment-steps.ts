import { type Steps, useSteps } from '@/components/ui/hooks/use-steps';
import { BOOKING_STEPS, type BookingStep, bookingStepNumber } from '@/components/booking/model/booking-step-names';
import type { ConsignmentStep } from './model/steps';

type Part = Exclude<ConsignmentStep, 'collection'> | BookingStep | 'done';
/** The calculator on the same page has steps with addresses too. */
export type SellStep = `sell-${Part}`;

const SELL_STEPS = (['check', 'terms', 'account', ...BOOKING_STEPS, 'review', 'done'] as const).map((part): SellStep => `sell-${part}`);

const SELL_FACTS = ['consignment', 'items'];

/** The steps of a consignment. The first may bring pieces from the wardrobe; a confirmation also says which order. */
export const useConsignmentSteps = (): Steps<SellStep> => useSteps(SELL_STEPS, SELL_FACTS);

/** The step that an address asks for, and the part of the collection in it, counted from 1. */
export function askedOf(asked: SellStep | null): { step: ConsignmentStep; bookingStep: number } {
  const part = (asked ?? 'sell-check').slice('sell-'.length);
  const booking = BOOKING_STEPS.find((known) => known === part);
  if (booking) return { step: 'collection', bookingStep: bookingStepNumber(booking) };
  const isLast = part === 'review' || part === 'done';
  const step = isLast ? 'review' : part === 'terms' || part === 'account' ? part : 'check';
  return { step, bookingStep: isLast ? BOOKING_STEPS.length : 1 };
}

export const sellStepOf = (step: ConsignmentStep, booking: BookingStep): SellStep => `sell-${step === 'collection' ? booking : step}`;
