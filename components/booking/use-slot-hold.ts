import { useCallback, useRef, useState } from 'react';
import { isHoldOf } from '@/lib/domain/booking/slots';
import { useVisitLocale } from './use-visit-place';
import type { BookingState } from './booking-props';
import { holdSlot, type HoldAnswer } from '@/services/booking/hold-slot';

interface Slot {
  date: string;
  time: string;
}

export interface SlotHolding {
  /** `failed`: the chosen time could not be kept; nothing is lost. */
  status: 'idle' | 'pending' | 'lost' | 'exhausted' | 'failed';
  /** Whether an answer may bring a hold to be shown: not with a provider that has none. */
  keepsPlace: boolean;
  /** After `lost`: available alternatives. */
  nextFree: readonly Slot[];
  /** Holds the slot unless it is held already. @returns whether the visitor may continue with it */
  ensure: (slot: Slot) => Promise<boolean>;
  extend: () => Promise<void>;
}

const STATUS_AFTER = {
  held: 'idle',
  unavailable: 'idle',
  gone: 'lost',
  exhausted: 'exhausted',
  failed: 'failed',
} as const satisfies Record<HoldAnswer['kind'], SlotHolding['status']>;

/** Holds the chosen slot for a few minutes. With a provider that has no holds, the first to pay gets the slot. */
export function useSlotHold(
  { hold, onHold, draftKey, onChange }: BookingState,
  onLost: (nextFree: readonly Slot[]) => void,
  lost: readonly Slot[] | null,
): SlotHolding {
  const { region } = useVisitLocale();
  const [status, setStatus] = useState<SlotHolding['status']>(lost ? 'lost' : 'idle');
  const [nextFree, setNextFree] = useState<readonly Slot[]>(lost ?? []);
  const asking = useRef<AbortController | null>(null);
  const [keepsPlace, setKeepsPlace] = useState(true);

  const ask = useCallback(
    async (slot: Slot): Promise<boolean> => {
      // Another slot may have been chosen meanwhile.
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      setStatus('pending');
      const answer = await holdSlot(region.code, slot, draftKey, { holdId: hold?.id, signal });
      if (signal.aborted) return false;
      setKeepsPlace(answer.kind !== 'unavailable');
      setNextFree(answer.kind === 'gone' ? answer.nextFree : []);
      setStatus(STATUS_AFTER[answer.kind]);
      if (answer.kind === 'held') onHold(answer.hold);
      // A running hold of the same slot goes on when it could not be extended.
      if (answer.kind === 'unavailable' || (answer.kind === 'failed' && !isHoldOf(hold, slot))) onHold(null);
      if (answer.kind === 'gone') {
        onHold(null);
        onChange({ date: { date: slot.date, time: '' } });
        onLost(answer.nextFree);
      }
      return answer.kind !== 'gone';
    },
    [region.code, draftKey, hold, onHold, onChange, onLost],
  );

  const ensure = useCallback(
    async (slot: Slot) => (isHoldOf(hold, slot) && hold !== null && Date.parse(hold.expiresAt) > Date.now() ? true : ask(slot)),
    [hold, ask],
  );
  const extend = useCallback(async () => {
    if (hold) await ask({ date: hold.date, time: hold.time });
  }, [hold, ask]);
  return { status, keepsPlace, nextFree, ensure, extend };
}
