import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { District, TimeslotDay } from '@/lib/contract/pricing';
import { checkAddress } from './check-address';
import { checkNote } from './check-note';
import { checkSlot } from './check-slot';

/** The sub-steps of a collection in order; `stepBookCollection` counts them from 1. */
export const BOOKING_STEPS = ['date', 'address', 'contact', 'note'] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export const bookingStepNumber = (step: BookingStep) => BOOKING_STEPS.indexOf(step) + 1;

/** The number comes from a stored draft and may be anything. */
export function bookingStepOf(stepBookCollection: number): BookingStep {
  return BOOKING_STEPS[stepBookCollection - 1] ?? BOOKING_STEPS[0];
}

export interface BookingFacts {
  country: RegionCode;
  /** Empty until the provider has answered; no choice is invalid then. */
  timeslots: readonly TimeslotDay[];
  districts: readonly District[];
  /** The slot of our own hold counts as free even if it is full by now. */
  heldSlot?: { date: string; time: string } | null;
}

/** Whether a step is complete enough to continue; the phone number is checked by `check-contact`, which is a larger module. */
export function isBookingStepComplete(step: BookingStep, booking: BookCollection, facts: BookingFacts): boolean {
  switch (step) {
    case 'date':
      return checkSlot(booking.date, facts.timeslots, facts.heldSlot) === null;
    case 'address':
      return checkAddress(booking.address, facts.country, facts.districts).length === 0;
    case 'contact':
      return booking.contact.contactName.trim() !== '' && booking.contact.contactPhone.trim() !== '';
    case 'note':
      return checkNote(booking.note).length === 0;
  }
}

/** The first incomplete step; null: the booking is complete. */
export function firstOpenBookingStep(booking: BookCollection, facts: BookingFacts): BookingStep | null {
  return BOOKING_STEPS.find((step) => !isBookingStepComplete(step, booking, facts)) ?? null;
}

/** The step at which a draft resumes: not beyond the first incomplete one. */
export function resumeBooking(stepBookCollection: number, booking: BookCollection, facts: BookingFacts): BookingStep {
  const asked = bookingStepOf(stepBookCollection);
  const open = firstOpenBookingStep(booking, facts);
  return open !== null && bookingStepNumber(open) < bookingStepNumber(asked) ? open : asked;
}
