import { useCallback, useEffect, useState } from 'react';
import { refreshPriceService } from '@/services/pricing/refresh-price-service';
import type { BookingLists } from '@/components/booking/booking-props';
import { CollectionBooking } from '@/components/booking/collection-booking';
import { useLocale } from '@/components/ui/use-locale';
import type { LookVisitControl } from './use-look-visit';

const NO_LISTS: BookingLists = { timeslots: [], districts: [], priceList: [] };

/** The steps that every visit is booked by. */
export function LookVisit({ visit, onDone, onBack }: { visit: LookVisitControl; onDone: () => void; onBack: () => void }) {
  const { region } = useLocale();
  const [step, setStep] = useState(1);
  const [lists, setLists] = useState(NO_LISTS);
  const load = useCallback(() => {
    void refreshPriceService(region.code).then((data) => {
      if (data) setLists({ timeslots: data.timeslotInformation ?? [], districts: data.districts ?? [], priceList: data.shoppingCarts ?? [] });
    });
  }, [region.code]);
  useEffect(load, [load]);
  return <CollectionBooking state={visit.state} lists={lists} visit={{ hasStorage: true, consignedItems: 0 }} step={step} onStep={setStep} onDone={onDone} onBack={onBack} onRefreshSlots={load} />;
}
