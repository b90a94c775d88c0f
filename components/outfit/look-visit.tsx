import { useCallback, useEffect, useState } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import { refreshPriceService } from '@/services/pricing/prices';
import type { BookingLists } from '@/components/booking/booking-props';
import { CollectionBooking } from '@/components/booking/collection-booking';
import { VisitCountry } from '@/components/booking/visit-country';
import type { LookVisitControl } from './use-look-visit';

const NO_LISTS: BookingLists = { timeslots: [], districts: [], priceList: [] };

interface Props {
  visit: LookVisitControl;
  /** The country of the member's account, where the van drives, whichever site this is. */
  country: RegionCode;
  onDone: () => void;
  onBack: () => void;
}

/** The shared booking steps. */
export function LookVisit({ visit, country, onDone, onBack }: Props) {
  const [step, setStep] = useState(1);
  const [lists, setLists] = useState(NO_LISTS);
  const load = useCallback(() => {
    void refreshPriceService(country).then((data) => {
      if (data) {
        setLists({ timeslots: data.timeslotInformation ?? [], districts: data.districts ?? [], priceList: data.shoppingCarts ?? [] });
      }
    });
  }, [country]);
  useEffect(load, [load]);
  return (
    <VisitCountry value={country}>
      <CollectionBooking
        state={visit.state}
        lists={lists}
        visit={{ hasStorage: true, consignedItems: 0, isOfBasket: true }}
        step={step}
        onStep={setStep}
        onDone={onDone}
        onBack={onBack}
        onRefreshSlots={load}
      />
    </VisitCountry>
  );
}
