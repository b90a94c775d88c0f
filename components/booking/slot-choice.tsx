import { useTranslation } from 'next-i18next/pages';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { isHoldOf, type SlotHold, slotTimes } from '@/lib/domain/booking/slots';
import { formatDate } from '@/lib/dates';
import { FieldSet } from '@/components/ui/forms/field-set';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Text } from '@/components/ui/text/text';
import { useVisitLocale } from './use-visit-place';

export const SLOT_CHOICE_ID = 'booking-slot';
/** From this number down, the remaining places are shown. */
export const FEW = 2;

interface Props {
  day: TimeslotDay | null;
  time: string;
  hold: SlotHold | null;
  /** The current slot of the visit being moved; it cannot be chosen. */
  current?: { date: string; time: string };
  /** Rush surcharge of this day. */
  rushPrice?: string | null;
  error: string | null;
  onChoose: (time: string) => void;
}

/** The times of the chosen day; full ones stay visible but disabled. */
export function SlotChoice({ day, time, hold, current, rushPrice = null, error, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  if (!day || day.slots.length === 0) {
    return (
      <FieldSet id={SLOT_CHOICE_ID} legend={t('date.time')} error={error}>
        <Text $size="sm" $tone="muted">
          {t('date.dayFirst')}
        </Text>
      </FieldSet>
    );
  }
  const options = day.slots.map(({ id, left }) => {
    const isOurs = isHoldOf(hold, { date: day.date, time: id });
    const isCurrent = current?.date === day.date && current.time === id;
    const isTaken = isCurrent || (left === 0 && !isOurs);
    return {
      value: id,
      label: t('date.slot', slotTimes(id)),
      isDisabled: isTaken,
      hint: isCurrent
        ? t('date.current')
        : isOurs
          ? t('date.held')
          : isTaken
            ? t('date.taken')
            : rushPrice !== null
              ? t('date.rush', { price: rushPrice })
              : left <= FEW
                ? t('date.left', { count: left })
                : t('date.free'),
    };
  });
  return (
    <RadioCards
      id={SLOT_CHOICE_ID}
      name="booking-time"
      legend={t('date.timeOn', { date: formatDate(day.date, { localeTag, timeZone: region.timeZone }, 'day') })}
      error={error}
      options={options}
      value={time}
      onChange={onChoose}
    />
  );
}
