import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Stack } from '@/components/ui/layout/stack';
import type { Elements } from '@/components/ui/theme/elements';
import { media } from '@/components/ui/theme/media';
import type { BookCollection } from '@/lib/contract/booking';
import type { ShoppingCart, TimeslotDay } from '@/lib/contract/pricing';
import { formatDate, formatTime } from '@/lib/dates';
import { changeDeadline, FREE_AFTER_BOOKING_MINUTES, FREE_CHANGE_HOURS } from '@/lib/domain/booking/visit-change';
import { checkSlot, slotTimes } from '@/lib/domain/booking/slots';
import { priceOfExtra } from '@/lib/domain/pricing/price-list';
import { formatMoney } from '@/lib/money';
import { joinFacts, spaced } from '@/lib/text/join-words';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import type { BookingStepProps } from './booking-props';
import { SlotCalendar } from './slot-calendar';
import { FEW, SLOT_CHOICE_ID, SlotChoice } from './slot-choice';
import { StepActions } from './step-actions';
import type { SlotHolding } from './use-slot-hold';
import { useVisitLocale } from './use-visit-place';

interface ChangeDeadlineProps {
  date: BookCollection['date'];
  priceList: readonly ShoppingCart[];
  /** Of stored pieces, which is not called a collection. */
  isVisit: boolean;
}

/** Until when the chosen time can be moved or cancelled free of charge. */
function ChangeDeadline({ date, priceList, isVisit }: ChangeDeadlineProps) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const place = { localeTag, timeZone: region.timeZone };
  const [now] = useState(() => Date.now());
  const deadline = changeDeadline(date);
  if (!deadline) return null;
  const fee = priceOfExtra(priceList, 'late-change');
  const price = fee === null ? null : formatMoney({ amount: fee, currency: region.currency }, localeTag);
  return (
    <Notice title={t('change.title')}>
      {Date.parse(deadline) > now
        ? spaced(
            t(isVisit ? 'change.untilVisit' : 'change.until', {
              date: formatDate(deadline, place, 'long'),
              time: formatTime(deadline, place),
              zone: t(`zone.${region.code}`),
            }),
          ) + (price === null ? '' : t('change.late', { hours: FREE_CHANGE_HOURS, price }))
        : // Nothing is promised that is over already.
          t(isVisit ? 'change.soonVisit' : 'change.soon', {
            hours: FREE_CHANGE_HOURS,
            minutes: FREE_AFTER_BOOKING_MINUTES,
            price: price ?? '',
          })}
    </Notice>
  );
}

/** Day and times side by side where there is room, so that choosing a day shifts nothing. */
const DayAndTime = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5);
  align-items: start;
`;

interface Props extends BookingStepProps {
  holding: SlotHolding;
  /** How long the chosen time is kept: below the times, which stay where they are when the answer comes. */
  held: Elements;
  onRefreshSlots: () => void;
}

export function WhenStep({ state, lists, visit, holding, held, onDone, onBack, onRefreshSlots }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const { booking, hold, onChange } = state;
  const { timeslots } = lists;
  const [attempt, setAttempt] = useState(0);
  const [isCalendarAsked, setIsCalendarAsked] = useState(false);
  const problem = checkSlot(booking.date, timeslots, hold);
  // A lost slot is reported at once; a missing choice only after a submit.
  const shown = problem === 'gone' || attempt > 0 ? problem : null;

  const calendar = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isCalendarAsked) calendar.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
  }, [isCalendarAsked]);
  const next = nextFreeSlots(timeslots);
  const isOneOfNext = next.some(({ date, time }) => date === booking.date.date && time === booking.date.time);
  // A day that was chosen before, on a rush or on the calendar, is shown where it stands.
  const isCalendarOpen = isCalendarAsked || next.length === 0 || lists.rush !== undefined || (booking.date.date !== '' && !isOneOfNext);
  const choose = (slot: { date: string; time: string }) => {
    onChange({ date: slot });
    void holding.ensure(slot);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return setAttempt((count) => count + 1);
    if (await holding.ensure(booking.date)) onDone();
  };

  if (timeslots.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t('booking:date.unavailable')}
        body={t('booking:date.unavailableBody')}
        actions={
          <Button ref={keepFocusInRegion} variant="secondary" onClick={onRefreshSlots}>
            {t('common:action.retry')}
          </Button>
        }
      />
    );
  }
  const day = timeslots.find(({ date }) => date === booking.date.date) ?? null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        <ErrorSummary errors={shown ? [{ fieldId: SLOT_CHOICE_ID, message: t(`booking:date.${shown}`) }] : []} attempt={attempt} />
        {isCalendarOpen ? (
          <DayAndTime ref={calendar}>
            <SlotCalendar
              timeslots={timeslots}
              chosen={booking.date.date}
              rushDates={lists.rush?.dates}
              own={hold ? { date: hold.date, kind: 'hold' } : null}
              onChoose={(date) => {
                if (date !== booking.date.date) onChange({ date: { date, time: '' } });
              }}
            />
            <SlotChoice
              day={day}
              time={booking.date.time}
              hold={hold}
              rushPrice={day && lists.rush?.dates.includes(day.date) ? lists.rush.price : null}
              error={shown ? t(`booking:date.${shown}`) : null}
              onChoose={(time) => choose({ date: booking.date.date, time })}
            />
          </DayAndTime>
        ) : (
          <NextSlots
            slots={next}
            chosen={booking.date}
            error={shown ? t(`booking:date.${shown}`) : null}
            onChoose={choose}
            onOtherDays={() => setIsCalendarAsked(true)}
          />
        )}
        {held}
        {booking.date.time === '' ? null : (
          <ChangeDeadline date={booking.date} priceList={lists.priceList} isVisit={visit.isOfBasket ?? false} />
        )}
        <StepActions onBack={onBack} isBusy={holding.status === 'pending'} />
      </Stack>
    </form>
  );
}

interface Slot {
  date: string;
  time: string;
}
interface FreeSlot extends Slot {
  left: number;
}

const DAYS = 3;
const TIMES_OF_A_DAY = 2;

/** The first free times of the next open days: some days to choose from, not six times of one. */
function nextFreeSlots(timeslots: readonly TimeslotDay[]): FreeSlot[] {
  return timeslots
    .filter(({ closed, slots }) => closed === null && slots.some(({ left }) => left > 0))
    .slice(0, DAYS)
    .flatMap(({ date, slots }) =>
      slots
        .filter(({ left }) => left > 0)
        .slice(0, TIMES_OF_A_DAY)
        .map(({ id, left }) => ({ date, time: id, left })),
    );
}

/** The two times of a day beside each other. */
const Times = styled.div`
  --card-min: calc(50% - var(--space-3));
  width: 100%;
  /* Two cards in a row of a phone: a time stays on one line. */
  ${media.belowXs} {
    & label {
      column-gap: 0.25rem;
      padding-inline: 0.5625rem;
    }
  }
`;

interface NextFreeSlotsProps {
  slots: readonly FreeSlot[];
  chosen: Slot;
  error: string | null;
  onChoose: (slot: Slot) => void;
  /** Opens the calendar. */
  onOtherDays: () => void;
}

/** The next free times to press; the calendar is behind "other days". */
function NextSlots({ slots, chosen, error, onChoose, onOtherDays }: NextFreeSlotsProps) {
  const { t } = useTranslation('booking');
  const { locale, localeTag, region } = useVisitLocale();
  const keyOf = ({ date, time }: Slot) => `${date} ${time}`;
  return (
    <Stack $gap={4} $align="start">
      <Times>
        <RadioCards
          id={SLOT_CHOICE_ID}
          name="booking-next"
          legend={t('date.nextFree')}
          error={error}
          options={slots.map((slot) => {
            const day = formatDate(slot.date, { localeTag, timeZone: region.timeZone }, 'day');
            const times = t('date.slot', slotTimes(slot.time));
            const few = slot.left <= FEW ? t('date.left', { count: slot.left }) : null;
            return {
              value: keyOf(slot),
              // Where it is broken the day stays with its month.
              label: day.replace(/ (?=\S+$)/, '\u00a0'),
              hint: times,
              detail: few,
              spoken: joinFacts(locale, day, times, few ?? t('date.free')),
            };
          })}
          value={keyOf(chosen)}
          onChange={(key) => {
            const slot = slots.find((each) => keyOf(each) === key);
            if (slot) onChoose({ date: slot.date, time: slot.time });
          }}
        />
      </Times>
      <TextButton data-other-days onClick={onOtherDays}>
        {t('date.otherDays')}
      </TextButton>
    </Stack>
  );
}
