import { useEffect, useEffectEvent, useState } from 'react';
import type { Contact } from '@/lib/contract/account';
import type { BookCollection } from '@/lib/contract/booking';
import { ACCESS_QUESTIONS } from '@/lib/domain/booking/address-fields';
import { isBookingStepComplete, type BookingFacts } from './model/booking-steps';
import type { BookingState } from './booking-props';

interface Account {
  /** The last one. */
  contact: Contact | undefined;
  name: string;
  /** The account and the served districts have been fetched. */
  isReady: boolean;
}

interface KnownPlace {
  /** Address and contact need not be asked for. It stays so while they are changed. */
  isKnown: boolean;
  /** What the account knows is in the booking. */
  isFilledIn: boolean;
}

const UNREAD: KnownPlace = { isKnown: false, isFilledIn: false };

/**
 * Fills in the member's last contact and address, or at least the name: once, and only what is empty, so that fields cleared later stay so.
 */
export function useKnownPlace(state: BookingState, facts: BookingFacts, { contact, name, isReady }: Account): KnownPlace {
  const [place, setPlace] = useState<KnownPlace | null>(null);
  const missing = missingOf(state.booking, contact, name);
  const answered = missing.address ? ACCESS_QUESTIONS : facts.answered;
  const isFilledIn = !missing.contact && !missing.address;
  if (place === null && isReady) {
    const whole = { ...state.booking, ...missing };
    setPlace({ isKnown: contact !== undefined && isBookingStepComplete('where', whole, { ...facts, answered }), isFilledIn });
  } else if (place?.isFilledIn === false && isFilledIn) {
    setPlace({ ...place, isFilledIn });
  }
  const fillIn = useEffectEvent(() => {
    if (missing.address) state.onAnswered(answered);
    if (missing.contact && contact) state.onPhoneCodeSettled();
    state.onChange(missing);
  });
  useEffect(() => {
    if (place?.isFilledIn === false) fillIn();
  }, [place]);
  return place ?? UNREAD;
}

function missingOf(booking: BookCollection, contact: Contact | undefined, name: string): Partial<BookCollection> {
  const isUnnamed = booking.contact.contactName === '' && booking.contact.contactPhone === '';
  const isNowhere = booking.address.addressOne === '' && booking.address.district === '';
  const { contactName, contactPhoneCode, contactPhone } = contact ?? { ...booking.contact, contactName: name };
  return {
    ...(isUnnamed && contactName !== '' ? { contact: { contactName, contactPhoneCode, contactPhone } } : {}),
    ...(isNowhere && contact?.address?.addressOne ? { address: contact.address } : {}),
  };
}
