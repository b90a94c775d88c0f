import type { BookCollection } from '@/lib/contract/booking';
import type { TimeslotDay } from '@/lib/contract/pricing';

/**
 * - `missing`: nothing chosen yet
 * - `gone`: the chosen slot is no longer available
 */
export type SlotProblem = 'missing' | 'gone';

type ChosenSlot = BookCollection['date'];

export function checkSlot({ date, time }: ChosenSlot, timeslots: readonly TimeslotDay[], heldSlot?: ChosenSlot | null): SlotProblem | null {
  if (date === '' || time === '') return 'missing';
  if (timeslots.length === 0 || (heldSlot?.date === date && heldSlot.time === time)) return null;
  const slot = timeslots.find((day) => day.date === date && day.closed === null)?.slots.find(({ id }) => id === time);
  return slot && slot.left > 0 ? null : 'gone';
}

/** `09-11` as clock times. */
export function slotTimes(time: string): { from: string; to: string } {
  return { from: `${time.slice(0, 2)}:00`, to: `${time.slice(3, 5)}:00` };
}
