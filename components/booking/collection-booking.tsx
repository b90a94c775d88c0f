import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/actions/text-link';
import type { BookCollection } from '@/lib/contract/booking';
import { shownPhone } from '@/lib/domain/shared/phone-codes';
import { Heading } from '@/components/ui/text/heading';
import { Steps } from '@/components/ui/layout/steps';
import { useStepHead } from '@/components/ui/hooks/use-steps';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { BOOKING_STEPS, bookingStepNumber, bookingStepOf } from './model/booking-step-names';
import type { BookingLists, BookingState, BookingVisit } from './booking-props';
import { HoldCountdown } from './hold-countdown';
import { useSlotHold } from './use-slot-hold';
import { useVisitLocale, useVisitPlace } from './use-visit-place';
import { WhenStep } from './when-step';
import { WhereStep } from './where-step';

const Head = styled.div`
  display: grid;
  gap: var(--space-2);
  outline: none;
  scroll-margin-top: calc(var(--header-height) + 1rem);
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
  /** In a flow whose own step bar counts these steps, so that there is one bar. */
  isPartOfFlow?: boolean;
  /** Address and contact are known from before: the time alone is asked for, and the place on a press. */
  hasKnownPlace?: boolean;
  /** Of the step's title. */
  level?: 2 | 3;
}

/** The two steps of booking a collection: where, and when. Stateless: the caller owns the draft. */
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
  isPartOfFlow = false,
  hasKnownPlace = false,
  level = 3,
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
    onBack: () => {
      if (hasKnownPlace) return name === 'when' ? onBack() : onStep(bookingStepNumber('when'));
      return index === 0 ? onBack() : onStep(index);
    },
    onDone: () => (index === BOOKING_STEPS.length - 1 ? onDone() : onStep(index + 2)),
  };
  const held = <HoldCountdown state={state} holding={holding} onChooseAgain={() => onStep(BOOKING_STEPS.indexOf('when') + 1)} />;
  /** On arrival it is read first; what comes under a finger stands below the times. */
  const isAbove = name === 'where' || holding.status === 'lost';
  return (
    <Stack $gap={5}>
      {isPartOfFlow || hasKnownPlace ? null : (
        <Steps label={t('steps.label')} titles={BOOKING_STEPS.map((each) => t(`steps.${each}`))} current={index} />
      )}
      {isAbove ? held : null}
      <Head ref={head} tabIndex={-1}>
        <Heading level={level} look="h3">
          {t(name === 'where' && visit.isOfBasket ? 'where.titleVisit' : `${name}.title`)}
        </Heading>
        <Text $tone="muted">{t(`${name}.body`)}</Text>
      </Head>
      {name === 'where' ? <WhereStep {...parts} level={level} hasConsignmentNote={hasConsignmentNote} /> : null}
      {name === 'when' && hasKnownPlace ? <KnownPlace booking={state.booking} onChange={() => onStep(bookingStepNumber('where'))} /> : null}
      {name === 'when' ? <WhenStep {...parts} holding={holding} held={isAbove ? null : held} onRefreshSlots={onRefreshSlots} /> : null}
    </Stack>
  );
}

const KnownPlaceRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--text-sm);
  line-height: 1.5;
  & > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-3);
    color: var(--ink-soft);
    font-size: inherit;
  }
`;

interface KnownPlaceProps {
  booking: Pick<BookCollection, 'address' | 'contact'>;
  onChange: () => void;
}

/** Where the van comes and whom it calls, known from before: read at a glance, asked for only on a press. */
function KnownPlace({ booking: { address, contact }, onChange }: KnownPlaceProps) {
  const { t } = useTranslation('booking');
  const placeOf = useVisitPlace();
  const { region } = useVisitLocale();
  return (
    <KnownPlaceRoot data-known-place>
      <p>
        <bdi>{placeOf(address, region.code)}</bdi>
        <small>
          <bdi>{contact.contactName}</bdi>
          <bdi dir="ltr">{shownPhone(contact)}</bdi>
        </small>
      </p>
      <TextButton onClick={onChange} aria-label={t('known.changeOf')}>
        {t('known.change')}
      </TextButton>
    </KnownPlaceRoot>
  );
}
