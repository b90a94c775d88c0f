import { useTranslation } from 'next-i18next/pages';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { slotTimes } from '@/lib/domain/booking/slots';
import { formatDate } from '@/lib/dates';
import { joinFacts } from '@/lib/text/spoken-duration';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Stack } from '@/components/ui/layout/stack';
import { TextButton } from '@/components/ui/actions/text-link';
import { SLOT_CHOICE_ID } from './slot-choice';
import { useVisitLocale } from './use-visit-place';

interface Slot {
  date: string;
  time: string;
}

const DAYS = 3;
const TIMES_OF_A_DAY = 2;

/** The first free times of the next open days: some days to choose from, not six times of one. */
export function nextFreeSlots(timeslots: readonly TimeslotDay[]): Slot[] {
  return timeslots
    .filter(({ closed, slots }) => closed === null && slots.some(({ left }) => left > 0))
    .slice(0, DAYS)
    .flatMap(({ date, slots }) =>
      slots
        .filter(({ left }) => left > 0)
        .slice(0, TIMES_OF_A_DAY)
        .map(({ id }) => ({ date, time: id })),
    );
}

interface Props {
  slots: readonly Slot[];
  chosen: Slot;
  error: string | null;
  onChoose: (slot: Slot) => void;
  /** Opens the calendar. */
  onOtherDays: () => void;
}

/** The next free times to press; the calendar is behind "other days". */
export function NextSlots({ slots, chosen, error, onChoose, onOtherDays }: Props) {
  const { t } = useTranslation('booking');
  const { locale, localeTag, region } = useVisitLocale();
  const keyOf = ({ date, time }: Slot) => `${date} ${time}`;
  return (
    <Stack $gap={4} $align="start">
      <div style={{ width: '100%' }}>
        <RadioCards
          id={SLOT_CHOICE_ID}
          name="booking-next"
          legend={t('date.nextFree')}
          error={error}
          options={slots.map((slot) => ({
            value: keyOf(slot),
            label: joinFacts(
              locale,
              formatDate(slot.date, { localeTag, timeZone: region.timeZone }, 'day'),
              t('date.slot', slotTimes(slot.time)),
            ),
          }))}
          value={keyOf(chosen)}
          onChange={(key) => {
            const slot = slots.find((each) => keyOf(each) === key);
            if (slot) onChoose(slot);
          }}
        />
      </div>
      <TextButton data-other-days onClick={onOtherDays}>
        {t('date.otherDays')}
      </TextButton>
    </Stack>
  );
}
