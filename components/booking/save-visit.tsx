import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { calendarFile } from '@/lib/domain/booking/calendar-file';
import { saveFile } from '@/lib/browser/save-file';
import { Button } from '@/components/ui/actions/button';
import { CalendarIcon } from '@/components/ui/member-icons';
import type { Booking } from '@/lib/contract/booking-calls';
import { usePrepareLines } from './prepare-list';

interface Props {
  /** `id` is the calendar event's UID: saving it twice creates one event. */
  slot: { id: string; date: string; time: string };
  where: string;
  /** Order number; null when unknown. */
  number: string | null;
  kind?: Booking['kind'];
}

/** Downloads the visit as a calendar file, with the preparation list. */
export function SaveVisit({ slot, where, number, kind = 'collection' }: Props) {
  const { t } = useTranslation('booking');
  const lines = usePrepareLines(kind);
  const save = () =>
    saveFile({
      name: `${kind}-${slot.date}.ics`,
      type: 'text/calendar;charset=utf-8',
      content: calendarFile({
        uid: `${slot.id}@${location.hostname}`,
        slot: { date: slot.date, time: slot.time },
        title: t(kind === 'collection' ? 'calendar.title' : 'calendar.titleVisit', { brand: publicEnv.brand }),
        description: [...(number === null ? [] : [t('calendar.note', { number })]), ...lines].join('\n'),
        location: where,
        stamp: new Date().toISOString(),
      }),
    });
  return (
    <Button variant="secondary" onClick={save}>
      <CalendarIcon size={18} />
      <span>{t('calendar.save')}</span>
    </Button>
  );
}
