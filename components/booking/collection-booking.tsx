import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { BOOKING_STEPS, bookingStepOf } from '@/lib/domain/booking/booking-steps';
import { Heading } from '@/components/ui/text/heading';
import { Steps } from '@/components/ui/layout/steps';
import { useStepHead } from '@/components/ui/hooks/use-steps';
import { Text } from '@/components/ui/text/text';
import { AddressStep } from './address-step';
import type { BookingLists, BookingState, BookingVisit } from './booking-props';
import { ContactStep } from './contact-step';
import { DateStep } from './date-step';
import { HoldCountdown } from './hold-countdown';
import { NoteStep } from './note-step';
import { useSlotHold } from './use-slot-hold';

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  & > div:has(> h3) {
    display: grid;
    gap: var(--space-2);
    outline: none;
    scroll-margin-top: calc(var(--header-height) + 1rem);
  }
`;

interface Props {
  state: BookingState;
  lists: BookingLists;
  visit: BookingVisit;
  /** `stepBookCollection`, counted from 1. */
  step: number;
  onStep: (step: number) => void;
  /** Called after the last step. */
  onDone: () => void;
  /** Called on Back from the first step. */
  onBack: () => void;
  /** Refetches the slots: one was lost, or they never loaded. */
  onRefreshSlots: () => void;
  hasConsignmentNote?: boolean;
  /** Alternatives after the slot was lost during the order. */
  lost?: readonly { date: string; time: string }[] | null;
}

/** The four steps of booking a collection. Stateless: the caller owns the draft. */
export function CollectionBooking({
  state,
  lists,
  visit,
  step,
  onStep,
  onDone,
  onBack,
  onRefreshSlots,
  hasConsignmentNote = false,
  lost = null,
}: Props) {
  const { t } = useTranslation('booking');
  const name = bookingStepOf(step);
  const index = BOOKING_STEPS.indexOf(name);
  const holding = useSlotHold(state, onRefreshSlots, lost);
  const head = useStepHead<HTMLDivElement>(name, true);

  const parts = {
    state,
    lists,
    visit,
    onBack: () => (index === 0 ? onBack() : onStep(index)),
    onDone: () => (index === BOOKING_STEPS.length - 1 ? onDone() : onStep(index + 2)),
  };
  return (
    <Root>
      <Steps label={t('steps.label')} titles={BOOKING_STEPS.map((each) => t(`steps.${each}`))} current={index} />
      <HoldCountdown state={state} holding={holding} onChooseAgain={() => onStep(1)} />
      <div ref={head} tabIndex={-1}>
        <Heading level={3}>{t(name === 'address' && visit.isOfBasket ? 'address.titleVisit' : `${name}.title`)}</Heading>
        <Text $tone="muted">{t(`${name}.body`)}</Text>
      </div>
      {name === 'date' ? <DateStep {...parts} holding={holding} onRefreshSlots={onRefreshSlots} /> : null}
      {name === 'address' ? <AddressStep {...parts} /> : null}
      {name === 'contact' ? <ContactStep {...parts} /> : null}
      {name === 'note' ? <NoteStep {...parts} hasConsignmentNote={hasConsignmentNote} /> : null}
    </Root>
  );
}
