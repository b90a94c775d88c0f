import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { District, TimeslotDay } from '@/lib/contract/pricing';
import { SPECIAL_NOTE_MAXIMUM, type AccessQuestion } from '@/lib/domain/booking/address-fields';
import { checkAddress } from '@/lib/domain/booking/check-address';
import { BOOKING_STEPS, bookingStepNumber, bookingStepOf, type BookingStep } from './booking-step-names';
import { checkSlot } from '@/lib/domain/booking/slots';

export interface BookingFacts {
  country: RegionCode;
  /** Empty until the provider has answered; no choice is invalid then. */
  timeslots: readonly TimeslotDay[];
  districts: readonly District[];
  /** The slot of our own hold counts as free even if it is full by now. */
  heldSlot?: { date: string; time: string } | null;
  /** The questions about access that were answered. */
  answered: readonly AccessQuestion[];
}

/** Whether a step is complete enough to continue; the phone number is checked by `check-contact`, which is a larger module. */
export function isBookingStepComplete(step: BookingStep, booking: BookCollection, facts: BookingFacts): boolean {
  switch (step) {
    case 'where':
      return (
        isPlaceKnown(booking, facts) &&
        booking.contact.contactName.trim() !== '' &&
        booking.contact.contactPhone.trim() !== '' &&
        booking.note.specialNote.trim().length <= SPECIAL_NOTE_MAXIMUM
      );
    case 'when':
      return checkSlot(booking.date, facts.timeslots, facts.heldSlot) === null;
  }
}

/** Whether the address is complete and what can be reached there is answered: the fees of the visit follow from both. */
export function isPlaceKnown({ address }: Pick<BookCollection, 'address'>, { country, districts, answered }: BookingFacts): boolean {
  return checkAddress(address, country, districts, answered).length === 0;
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
