import { useEffect, useEffectEvent, useState } from 'react';
import type { Contact } from '@/lib/contract/account';
import type { BookCollection } from '@/lib/contract/booking';
import { ACCESS_QUESTIONS } from '@/lib/domain/booking/address-fields';
import { isBookingStepComplete, type BookingFacts } from '@/components/booking/model/booking-steps';
import type { BookingState } from './booking-props';

interface Account {
  /** The last one. */
  contact: Contact | undefined;
  name: string;
  /** The account and the served districts have been fetched. */
  isReady: boolean;
}

/**
 * Fills in the member's last contact and address, or at least the name: once, and only what is empty, so that fields cleared later stay so.
 * @returns whether both are known and need not be asked for, which stays so while they are changed; null until the account is there
 */
export function useKnownPlace(state: BookingState, facts: BookingFacts, { contact, name, isReady }: Account): boolean | null {
  const [isKnown, setIsKnown] = useState<boolean | null>(null);
  const begin = useEffectEvent(() => {
    const { booking, onChange, onPhoneCodeSettled, onAnswered } = state;
    const filled = missingOf(booking, contact, name);
    const answered = filled.address ? ACCESS_QUESTIONS : facts.answered;
    if (filled.contact || filled.address) onChange(filled);
    if (filled.contact && contact) onPhoneCodeSettled();
    if (filled.address) onAnswered(answered);
    setIsKnown(contact !== undefined && isBookingStepComplete('where', { ...booking, ...filled }, { ...facts, answered }));
  });
  useEffect(() => {
    if (isReady && isKnown === null) begin();
  }, [isReady, isKnown]);
  return isKnown;
}

function missingOf(booking: BookCollection, contact: Contact | undefined, name: string): Partial<BookCollection> {
  const isUnnamed = booking.contact.contactName === '' && booking.contact.contactPhone === '';
  const isNowhere = booking.address.addressOne === '' && booking.address.district === '';
  const { contactName, contactPhoneCode, contactPhone } = contact ?? { ...booking.contact, contactName: name };
  return {
    ...(isUnnamed && contactName !== '' ? { contact: { contactName, contactPhoneCode, contactPhone } } : {}),
    ...(isNowhere && contact?.address ? { address: contact.address } : {}),
  };
}
