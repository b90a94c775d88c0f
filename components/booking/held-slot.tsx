import type { BookingState } from './booking-props';
import { HoldCountdown } from './hold-countdown';
import { useSlotHold } from './use-slot-hold';

interface Props {
  state: BookingState;
  /** The place is gone; free instead are these. */
  onLost: (nextFree: readonly { date: string; time: string }[]) => void;
  onChooseAgain: () => void;
}

/** The countdown where the booking is done and something else is still asked: it can be extended there too. */
export function HeldSlot({ state, onLost, onChooseAgain }: Props) {
  const holding = useSlotHold(state, onLost, null);
  return <HoldCountdown state={state} holding={holding} onChooseAgain={onChooseAgain} />;
}
