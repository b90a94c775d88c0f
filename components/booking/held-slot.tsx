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
