import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { BookingLists, BookingState } from '@/components/booking/booking-props';
import { CollectionBooking } from '@/components/booking/collection-booking';
import { VisitCountry } from '@/components/booking/use-visit-place';
import type { VisitDraft } from '@/components/booking/visit-draft';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { VisitRows } from '@/components/wardrobe/visits/visit-facts';
import { FailureAlert } from '@/components/payments/failure-reason';
import { type RegionCode, REGIONS } from '@/lib/config/regions';
import type { BookCollection } from '@/lib/contract/booking';
import type { Booking } from '@/lib/contract/booking-calls';
import type { RequestQuote } from '@/lib/contract/item-requests';
import { ACCESS_QUESTIONS } from '@/lib/domain/booking/address-fields';
import { type BookingStep, bookingStepNumber, bookingStepOf } from '@/components/booking/model/booking-step-names';
import { firstOpenBookingStep } from '@/components/booking/model/booking-steps';
import { formatMoney } from '@/lib/money';
import { refetchNow } from '@/services/http/query-client';
import { bookingsQuery, visitsToJoin } from '@/services/booking/visits';
import { useLazyTexts } from '@/services/content/lazy-texts';
import type { ActionFailure } from '@/services/http/outcome';
import { useBookingLists } from '@/components/booking/use-booking-lists';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { useUserStore } from '@/stores/user-store';

/** One van for two baskets: the times at which we come anyway, before one looks for another. */
function JoinChoice({ visits, onJoin }: { visits: readonly Booking[]; onJoin: (visit: Booking) => void }) {
  const { t } = useTranslation('items');
  return (
    <Stack $gap={3} as="section" aria-labelledby="join-choice">
      <Heading level={3} look="label" id="join-choice">
        {t('join.title')}
      </Heading>
      <Text $size="sm" $tone="muted">
        {t('join.body')}
      </Text>
      <VisitRows visits={visits} onOpen={onJoin} />
    </Stack>
  );
}

/** Until these texts have loaded, districts have the provider's names. */
const TEXTS = ['districts'] as const;

interface Props {
  /** The draft of a basket or a collection, which stores the input. */
  basket: { draft: VisitDraft; change: (part: Partial<VisitDraft>) => void };
  country: RegionCode;
  /** For a basket: the quote's visit terms, and whether a rush day was chosen. Null: a collection into the plan. */
  rushing: { terms: RequestQuote['visit']; onDay: (isRush: boolean) => void } | null;
  /** Why the last confirmation was refused, for example a slot taken meanwhile. */
  failure: ActionFailure | null;
  /** Where the drawer's address stands, if its steps have addresses. Null: at what is asked first. */
  part?: BookingStep | null;
  onPart?: (part: BookingStep) => void;
  /** Back from what is asked first; default: as `onDone`. */
  onBack?: () => void;
  onDone: () => void;
}

/** Date and address: the shared booking steps, prefilled from the account. */
export function BasketVisit({ basket, country, rushing, failure, part, onPart, onBack, onDone }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  useLazyTexts(TEXTS);
  const contacts = useUserStore((state) => state.contacts);
  const { lists, refetch } = useBookingLists(country);

  const { draft, change } = basket;
  const rush = rushing?.terms?.rush;
  const dates = rush?.days.map(({ date }) => date) ?? [];
  const offered: BookingLists =
    rush && lists.timeslots.length > 0
      ? {
          ...lists,
          timeslots: [...rush.days, ...lists.timeslots.filter(({ date }) => !dates.includes(date))].sort((a, b) =>
            a.date.localeCompare(b.date),
          ),
          rush: {
            dates,
            price:
              rush.price === 0
                ? t('basket.rushIncluded')
                : formatMoney({ amount: rush.price, currency: REGIONS[country].currency }, localeTag),
          },
        }
      : lists;
  const known = contacts[0];
  // Without an address in the account, use that of the last or next visit.
  const visits = useQuery(bookingsQuery());
  // A collection into the plan is an order of its own.
  const joinable = rushing === null ? [] : visitsToJoin(visits.data, country);
  const earlier = visits.data?.find((visit) => visit.country === country);
  const address = known?.address ?? earlier?.address;
  const contact = known ?? earlier?.contact;
  const booking = useMemo(
    (): BookCollection =>
      draft.booking ?? {
        ...BLANK_BOOK_COLLECTION,
        ...(contact
          ? {
              contact: {
                contactName: contact.contactName,
                contactPhoneCode: contact.contactPhoneCode,
                contactPhone: contact.contactPhone,
              },
            }
          : {}),
        ...(address ? { address } : {}),
      },
    [draft.booking, contact, address],
  );

  const answered = draft.booking || !address ? draft.answered : ACCESS_QUESTIONS;
  const state: BookingState = {
    booking,
    onChange: (fields) => {
      change({ booking: { ...booking, ...fields }, answered });
      // Choosing a rush day means accepting its surcharge, which is shown at each time.
      if (fields.date) rushing?.onDay(dates.includes(fields.date.date));
    },
    draftKey: draft.key,
    hold: draft.hold,
    onHold: (hold) => change({ hold }),
    isPhoneCodeSettled: draft.isPhoneCodeSettled || contact !== undefined,
    onPhoneCodeSettled: () => change({ isPhoneCodeSettled: true }),
    answered,
    onAnswered: (next) => change({ answered: next }),
  };
  // What was known when the drawer opened stays known while it is changed.
  const [wasKnown, setWasKnown] = useState<boolean | null>(null);
  if (wasKnown === null && !visits.isLoading) {
    setWasKnown(firstOpenBookingStep(booking, { country, timeslots: [], districts: [], answered }) !== 'where');
  }
  const [own, setOwn] = useState<BookingStep | null>(null);
  const asked = onPart ? (part ?? null) : own;
  const step = bookingStepNumber(asked ?? (wasKnown ? 'when' : 'where'));
  /** Time and door are the visit's, so nothing is left to ask. */
  const join = ({ date, time, address: door, contact, note }: Booking) => {
    change({
      booking: {
        ...booking,
        date: { date, time },
        address: door,
        contact: contact ?? booking.contact,
        note: { ...booking.note, specialNote: note ?? '' },
      },
      answered: ACCESS_QUESTIONS,
      hold: null,
    });
    rushing?.onDay(false);
    onDone();
  };
  // The form begins with the known address; one that came later would not replace what is typed.
  if (visits.isLoading) {
    return <QueryLoading height="20rem" failures={visits.failureCount} onRetry={() => void refetchNow(bookingsQuery().queryKey)} />;
  }
  return (
    <VisitCountry value={country}>
      <Stack $gap={4}>
        <FailureAlert failure={failure} />
        {asked === null && joinable.length > 0 ? <JoinChoice visits={joinable} onJoin={join} /> : null}
        <CollectionBooking
          state={state}
          lists={offered}
          visit={{ hasStorage: true, consignedItems: 0, isOfBasket: rushing !== null }}
          step={step}
          hasKnownPlace={wasKnown === true}
          onStep={(next) => (onPart ?? setOwn)(bookingStepOf(next))}
          onDone={onDone}
          onBack={onBack ?? onDone}
          onRefreshSlots={() => void refetch()}
        />
      </Stack>
    </VisitCountry>
  );
}
