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

/** A number out of an old draft may be anything. */
export function bookingStepOf(stepBookCollection: number): BookingStep {
  return BOOKING_STEPS[stepBookCollection - 1] ?? BOOKING_STEPS[0];
}

export interface BookingFacts {
  country: RegionCode;
  /** Empty while the provider has not answered: nothing can then be said against a choice. */
  timeslots: readonly TimeslotDay[];
  districts: readonly District[];
  /** A place that we hold counts as free, however full the slot is by now. */
  heldSlot?: { date: string; time: string } | null;
}

/** Whether a step is filled in well enough to go on; the phone number is judged by `check-contact`, which weighs more. */
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

/** The first step that is not complete; null: the collection is booked as far as we can tell. */
export function firstOpenBookingStep(booking: BookCollection, facts: BookingFacts): BookingStep | null {
  return BOOKING_STEPS.find((step) => !isBookingStepComplete(step, booking, facts)) ?? null;
}

/** Where a draft goes on: not beyond the first step that is open. */
export function resumeBooking(stepBookCollection: number, booking: BookCollection, facts: BookingFacts): BookingStep {
  const asked = bookingStepOf(stepBookCollection);
  const open = firstOpenBookingStep(booking, facts);
  return open !== null && bookingStepNumber(open) < bookingStepNumber(asked) ? open : asked;
}
