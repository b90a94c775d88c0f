import { useEffect, useRef } from 'react';
import { CollectionBooking } from '@/components/booking/collection-booking';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { BOOKING_STEPS } from '@/components/booking/model/booking-step-names';
import { personName } from '@/lib/text/names';
import { usePricingStore, usePricingStoreApi } from '@/stores/pricing-store';
import { useBookingState } from './use-booking-state';
import type { Order } from './use-order';

/** The shared booking with the order's draft. */
export function CollectionStep({ order }: { order: Order }) {
  const { draft, lists, isLoadingLists, lostSlots, goTo } = order;
  const state = useBookingState(draft);
  const { onChange } = state;
  const step = usePricingStore((state) => state.stepBookCollection);
  const { account } = draft;
  const store = usePricingStoreApi();

  // The new customer is the contact person, unless they enter another.
  const hasNamed = useRef(false);
  useEffect(() => {
    const { contact: entered } = store.getState().bookCollection;
    const name = personName(account);
    if (hasNamed.current || order.facts.isMember || entered.contactName !== '' || name === '') return;
    hasNamed.current = true;
    onChange({ contact: { ...entered, contactName: name } });
  }, [account, order.facts.isMember, onChange, store]);

  if (!order.isSettled || (isLoadingLists && lists.timeslots.length === 0)) {
    return <LoadingRegion height="24rem" />;
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
      hasKnownPlace={order.facts.hasKnownPlace}
      level={2}
    />
  );
}
