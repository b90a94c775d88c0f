import { useMemo } from 'react';
import type { BookingState } from '@/components/booking/booking-props';
import { usePricingStore } from '@/stores/pricing-store';
import type { OrderDraft } from './use-order';

/** Adapts the order's store and draft to the shared booking. */
export function useBookingState({
  hold,
  setHold,
  holdKey,
  isPhoneCodeSettled,
  setIsPhoneCodeSettled,
  answered,
  setAnswered,
}: OrderDraft): BookingState {
  const booking = usePricingStore((state) => state.bookCollection);
  const onChange = usePricingStore((state) => state.editBookCollection);
  return useMemo(
    () => ({
      booking,
      onChange,
      draftKey: holdKey,
      hold,
      onHold: setHold,
      isPhoneCodeSettled,
      onPhoneCodeSettled: () => setIsPhoneCodeSettled(true),
      answered,
      onAnswered: setAnswered,
    }),
    [booking, onChange, holdKey, hold, setHold, isPhoneCodeSettled, setIsPhoneCodeSettled, answered, setAnswered],
  );
}
