import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Booking } from '@/lib/contract/booking-calls';
import { slotTimes } from '@/lib/domain/booking/check-slot';
import { formatDate } from '@/lib/dates';
import { joinFacts } from '@/lib/join-facts';
import { formatMoney } from '@/lib/money';
import { bookingsQuery } from '@/services/booking/bookings-query';
import { useCancelBooking, useMoveBooking } from '@/services/booking/change-booking';
import { queryClient } from '@/services/http/query-client';
import type { ActionFailure } from '@/services/http/use-call-action';
import { useUndoItemRequest } from '@/services/wardrobe/item-actions';
import { refreshItems } from '@/services/wardrobe/wardrobe-items';
import { wardrobeSummaryQuery } from '@/services/wardrobe/wardrobe-summary';
import { useLocale } from '@/components/ui/use-locale';
import { useToasts } from '@/components/ui/toast-provider';

/** Moves, cancels or takes back a visit, and says what came of it. A fee that has changed is shown before it is asked again. */
export function useChangeVisit(booking: Booking, onDone: () => void) {
  const { t } = useTranslation(['items', 'booking']);
  const { locale, localeTag, region } = useLocale();
  const { show } = useToasts();
  const moving = useMoveBooking();
  const cancelling = useCancelBooking();
  const undoing = useUndoItemRequest();
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  // Not the pieces: they are kept by version, and asking for all of them again would begin at the first page.
  const reread = () => {
    for (const { queryKey } of [wardrobeSummaryQuery(), bookingsQuery()]) void queryClient().invalidateQueries({ queryKey });
  };

  const done = (message: string) => {
    show({ tone: 'success', message });
    reread();
    onDone();
  };
  const refused = (why: ActionFailure) => {
    setFailure(why);
    // The fee or the visit is another one than was shown.
    reread();
    return why.kind === 'rejected' && why.code === 'SLOT_GONE' ? 'slot gone' as const : 'failed' as const;
  };
  const withFee = (text: string, invoice: { amount: number } | undefined) => (
    invoice ? `${text} ${t('items:visit.invoiced', { price: formatMoney({ amount: invoice.amount, currency: booking.currency }, localeTag) })}` : text
  );

  const move = async (slot: { date: string; time: string }, fee: number) => {
    setFailure(null);
    const outcome = await moving.run({ params: { id: booking.id }, body: { ...slot, fee } });
    if (outcome === null) return 'failed' as const;
    if (outcome.kind !== 'ok') return refused(outcome);
    const when = joinFacts(locale, formatDate(slot.date, { localeTag, timeZone: region.timeZone }, 'day'), t('booking:date.slot', slotTimes(slot.time)));
    done(withFee(t('items:visit.moved', { when }), outcome.data.feeInvoice));
    return 'moved' as const;
  };
  const cancel = async (fee: number) => {
    setFailure(null);
    const outcome = await cancelling.run({ params: { id: booking.id }, query: { fee } });
    if (outcome === null) return;
    if (outcome.kind !== 'ok') return void refused(outcome);
    done(withFee(t('items:visit.cancelled'), outcome.data.feeInvoice));
  };
  const takeBack = async (requestId: string) => {
    setFailure(null);
    const outcome = await undoing.run({ params: { id: requestId } });
    if (outcome === null) return;
    if (outcome.kind !== 'ok') return void refused(outcome);
    done(t('items:undo.done'));
    await refreshItems(locale);
  };
  const isBusy = [moving, cancelling, undoing].some(({ state }) => state.status === 'pending');
  return { isBusy, failure, move, cancel, takeBack };
}
