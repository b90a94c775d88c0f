import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { ActionFailure } from '@/services/http/use-call-action';
import { refreshPriceService } from '@/services/pricing/refresh-price-service';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { useUserStore } from '@/stores/user-store';
import type { BookingLists, BookingState } from '@/components/booking/booking-props';
import { CollectionBooking } from '@/components/booking/collection-booking';
import { VisitCountry } from '@/components/booking/visit-country';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/stack';
import type { VisitDraft } from './visit-draft';
import { useFailureText } from './use-failure-text';

const NO_LISTS: BookingLists = { timeslots: [], districts: [], priceList: [] };

interface Props {
  /** Of a basket, or of a collection: its draft keeps what is typed. */
  basket: { draft: VisitDraft; change: (part: Partial<VisitDraft>) => void };
  country: RegionCode;
  /** Why the last confirmation was refused: a place that was taken meanwhile. */
  failure: ActionFailure | null;
  onDone: () => void;
}

/** When and where: the steps of every collection, with what we know of the member filled in. */
export function BasketVisit({ basket, country, failure, onDone }: Props) {
  const failureText = useFailureText();
  const contacts = useUserStore((state) => state.contacts);
  const [step, setStep] = useState(1);
  const [lists, setLists] = useState(NO_LISTS);

  const load = useCallback(() => {
    void refreshPriceService(country).then((data) => {
      if (data) setLists({ timeslots: data.timeslotInformation ?? [], districts: data.districts ?? [], priceList: data.shoppingCarts ?? [] });
    });
  }, [country]);
  useEffect(load, [load]);

  const { draft, change } = basket;
  const known = contacts[0];
  const booking = useMemo((): BookCollection => draft.booking ?? {
    ...BLANK_BOOK_COLLECTION,
    ...(known ? { contact: { contactName: known.contactName, contactPhoneCode: known.contactPhoneCode, contactPhone: known.contactPhone } } : {}),
    ...(known?.address ? { address: known.address } : {}),
  }, [draft.booking, known]);

  const state: BookingState = {
    booking,
    onChange: (fields) => change({ booking: { ...booking, ...fields } }),
    draftKey: draft.key,
    hold: draft.hold,
    onHold: (hold) => change({ hold }),
    isPhoneCodeSettled: draft.isPhoneCodeSettled || known !== undefined,
    onPhoneCodeSettled: () => change({ isPhoneCodeSettled: true }),
  };
  return (
    <VisitCountry value={country}>
      <Stack $gap={4}>
        {failure ? <Notice tone="danger" role="alert">{failureText(failure)}</Notice> : null}
        <CollectionBooking state={state} lists={lists} visit={{ hasStorage: true, consignedItems: 0 }} step={step} onStep={setStep} onDone={onDone} onBack={onDone} onRefreshSlots={load} />
      </Stack>
    </VisitCountry>
  );
}
