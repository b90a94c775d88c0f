import { useEffect, useRef } from 'react';
import { CollectionBooking } from '@/components/booking/collection-booking';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { ACCESS_QUESTIONS } from '@/lib/domain/booking/address-fields';
import { BOOKING_STEPS } from '@/components/booking/model/booking-step-names';
import { personName } from '@/lib/text/names';
import { usePricingStore, usePricingStoreApi } from '@/stores/pricing-store';
import { useUserStore } from '@/stores/user-store';
import { useBookingState } from './use-booking-state';
import type { Order } from './use-order';

/** The shared booking with the order's draft, prefilled once from the member's last contact and address. */
export function CollectionStep({ order }: { order: Order }) {
  const { draft, lists, isLoadingLists, lostSlots, goTo } = order;
  const state = useBookingState(order);
  const { booking, onChange } = state;
  const step = usePricingStore((state) => state.stepBookCollection);
  const contact = useUserStore((state) => state.contacts[0]);
  const { setIsPhoneCodeSettled, setAnswered, account } = draft;
  const store = usePricingStoreApi();

  useEffect(() => {
    if (!contact) return;
    if (booking.contact.contactName === '' && booking.contact.contactPhone === '') {
      const { contactName, contactPhoneCode, contactPhone } = contact;
      onChange({ contact: { contactName, contactPhoneCode, contactPhone } });
      setIsPhoneCodeSettled(true);
    }
    if (contact.address && booking.address.addressOne === '' && booking.address.district === '') {
      onChange({ address: contact.address });
      setAnswered(ACCESS_QUESTIONS);
    }
    // Once per contact: fields cleared later stay empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fields are read, not followed
  }, [contact]);

  // The new customer is the contact person, unless they enter another.
  const hasNamed = useRef(false);
  useEffect(() => {
    const { contact: entered } = store.getState().bookCollection;
    const name = personName(account);
    if (hasNamed.current || order.facts.isMember || entered.contactName !== '' || name === '') return;
    hasNamed.current = true;
    onChange({ contact: { ...entered, contactName: name } });
  }, [account, order.facts.isMember, onChange, store]);

  if (isLoadingLists && lists.timeslots.length === 0) {
    return (
      <LoadingRegion>
        <Skeleton $height="24rem" />
      </LoadingRegion>
    );
  }

  const { packages } = order.quote ?? {};
  const stored = packages ? [packages.x, packages.lite, packages.luxe, packages.pix, ...packages.serviceApartment] : [];
  return (
    <CollectionBooking
      state={state}
      lists={lists}
      visit={{ hasStorage: stored.some(({ numberItems }) => numberItems > 0), consignedItems: packages?.consignment.numberItems ?? 0 }}
      step={step}
      onStep={(next) => goTo(BOOKING_STEPS[next - 1] ?? 'where')}
      onDone={() => {
        order.forgetLostSlot();
        goTo('pay');
      }}
      onBack={order.onBack}
      onRefreshSlots={() => void order.refresh()}
      lost={lostSlots}
      isPartOfFlow
      level={2}
    />
  );
}
