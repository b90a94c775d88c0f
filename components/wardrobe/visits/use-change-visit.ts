import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Booking } from '@/lib/contract/booking-calls';
import { joinSentences } from '@/lib/text/join-words';
import { formatMoney } from '@/lib/money';
import { bookingsQuery, fetchBookings, useCancelBooking, useMoveBooking } from '@/services/booking/visits';
import { isRefusal, type ActionFailure } from '@/services/http/outcome';
import { refreshItems, wardrobeSummaryQuery } from '@/services/wardrobe/items';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useSlotLine } from '@/components/booking/use-visit-place';
import { useToasts } from '@/components/ui/overlays/toast-provider';

/** Why a requested change of a visit was not made. */
export type VisitTrouble =
  | { kind: 'refused'; failure: Extract<ActionFailure, { kind: 'rejected' }> }
  /** No answer, but rereading shows the visit unchanged. */
  | { kind: 'unchanged' }
  /** No answer, and the visit could not be reread either. */
  | { kind: 'unknown' };

interface WantedChange {
  booking: Booking;
  /** Whether the visit has the requested state. */
  isGranted: (booking: Booking) => boolean;
  said: string;
}

/** Moves or cancels a visit and reports the result. After a lost answer it rereads the visit, and says so if that fails. */
export function useChangeVisit(onDone: () => void) {
  const { t } = useTranslation(['items', 'booking']);
  const { locale, localeTag } = useLocale();
  const slotLine = useSlotLine();
  const { show } = useToasts();
  const client = useQueryClient();
  const moving = useMoveBooking();
  const cancelling = useCancelBooking();
  const [trouble, setTrouble] = useState<VisitTrouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [lost, setLost] = useState<WantedChange | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  const fail = (why: VisitTrouble) => {
    setTrouble(why);
    setAttempt((count) => count + 1);
  };
  const reread = () => {
    // Not the pieces: they are synced by version, and invalidating them would reload from the first page.
    for (const { queryKey } of [wardrobeSummaryQuery(), bookingsQuery(), { queryKey: ['wardrobe', 'requests'] }]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const done = (message: string, { requestId }: Booking) => {
    show({ tone: 'success', about: requestId, message });
    reread();
    void refreshItems(locale);
    onDone();
  };
  const check = async (wantedChange: WantedChange) => {
    setIsChecking(true);
    const found = await fetchBookings();
    setIsChecking(false);
    const booking = found?.find(({ id }) => id === wantedChange.booking.id);
    if (booking && wantedChange.isGranted(booking)) return done(wantedChange.said, booking);
    setLost(found ? null : wantedChange);
    fail({ kind: found ? 'unchanged' : 'unknown' });
  };
  type Answer = { kind: 'ok'; data: { feeInvoice?: { amount: number } | undefined } } | ActionFailure;
  /** @returns whether the requested slot is gone */
  const settle = async (wantedChange: WantedChange, outcome: Answer | null): Promise<boolean> => {
    if (outcome === null) return false;
    if (outcome.kind === 'ok') {
      const { feeInvoice } = outcome.data;
      const invoiced = feeInvoice
        ? t('items:visit.invoiced', {
            price: formatMoney({ amount: feeInvoice.amount, currency: wantedChange.booking.currency }, localeTag),
          })
        : null;
      done(joinSentences(wantedChange.said, invoiced), wantedChange.booking);
      return false;
    }
    if (outcome.kind === 'unreachable' || !isRefusal(outcome)) {
      await check(wantedChange);
      return false;
    }
    // The fee or the visit differs from what was shown.
    reread();
    fail({ kind: 'refused', failure: outcome });
    return outcome.code === 'SLOT_GONE';
  };
  const begin = () => {
    setTrouble(null);
    setLost(null);
  };

  return {
    isBusy: isChecking || moving.isPending || cancelling.isPending,
    trouble,
    /** Number of failures: each moves the focus to its message. */
    attempt,
    forget: begin,
    checkAgain: () => {
      if (lost) void check(lost);
    },
    move: async (booking: Booking, slot: { date: string; time: string }, fee: number) => {
      begin();
      const when = slotLine({ ...slot, country: booking.country });
      const isGranted = ({ date, time, status }: Booking) => date === slot.date && time === slot.time && status === 'booked';
      return settle(
        { booking, isGranted, said: t('items:visit.moved', { when }) },
        await moving.run({ params: { id: booking.id }, body: { ...slot, fee } }),
      );
    },
    cancel: async (booking: Booking, fee: number) => {
      begin();
      const isGranted = ({ status }: Booking) => status === 'cancelled';
      await settle(
        { booking, isGranted, said: t('items:visit.cancelled') },
        await cancelling.run({ params: { id: booking.id }, query: { fee } }),
      );
    },
  };
}

export type VisitChanging = ReturnType<typeof useChangeVisit>;
