import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Booking } from '@/lib/contract/booking-calls';
import { Phrased } from '@/components/ui/text/text';
import type { BookingState } from './booking-props';
import { HoldCountdown } from './hold-countdown';
import { useSlotHold } from './use-slot-hold';

interface Props {
  state: BookingState;
  /** Called when the slot is lost, with alternatives. */
  onLost: (nextFree: readonly { date: string; time: string }[]) => void;
  onChooseAgain: () => void;
}

/** The countdown on steps after the booking, where the hold can be extended too. */
export function HeldSlot({ state, onLost, onChooseAgain }: Props) {
  const holding = useSlotHold(state, onLost, null);
  return <HoldCountdown state={state} holding={holding} onChooseAgain={onChooseAgain} />;
}

const Root = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: 1.25rem;
  list-style: decimal;
  font-size: var(--text-sm);
  & > li::marker {
    color: var(--red);
  }
`;
const LINES = {
  collection: ['one', 'two', 'three', 'four'],
  delivery: ['receive', 'four'],
  'delivery-and-collection': ['receive', 'one', 'two', 'three', 'four'],
} as const;

/** How to prepare for a visit; shown on the page and in the calendar file. */
export function usePrepareLines(kind: Booking['kind']): string[] {
  const { t } = useTranslation('booking');
  return LINES[kind].map((line) => t(`prepare.${line}`));
}

export function PrepareList({ kind = 'collection' }: { kind?: Booking['kind'] }) {
  return (
    <Root>
      {usePrepareLines(kind).map((line) => (
        <Phrased as="li" key={line}>
          {line}
        </Phrased>
      ))}
    </Root>
  );
}
