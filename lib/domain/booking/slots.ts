import type { BookCollection, CollectionPurpose } from '@/lib/contract/booking';
import type { TimeslotDay } from '@/lib/contract/pricing';

/** How many more pieces the member's plans have room for. */
export const freePlaces = ({ places }: Extract<CollectionPurpose, { kind: 'more' }>): number =>
  places.reduce((sum, { free }) => sum + free, 0);

/**
 * - `missing`: nothing chosen yet
 * - `gone`: the chosen slot is no longer available
 */
type SlotProblem = 'missing' | 'gone';

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

/** `09-11` as `09:00–11:00`: with the hours alone, `11–13` beside a date reads as two more days. */
export const slotRange = (time: string): string => Object.values(slotTimes(time)).join('–');

/** A place in a slot that is kept for one draft for a few minutes. */
export interface SlotHold {
  id: string;
  date: string;
  time: string;
  /** By this browser's clock. */
  expiresAt: string;
  /** How often it can still be prolonged. */
  extensionsLeft: number;
}

/** From here on the extension is offered. */
export const HOLD_ENDING_SECONDS = 90;

export function holdSecondsLeft({ expiresAt }: Pick<SlotHold, 'expiresAt'>, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
}

/** `4:05` */
export function clockOfSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const isHoldOf = (hold: SlotHold | null, slot: { date: string; time: string }) =>
  hold !== null && hold.date === slot.date && hold.time === slot.time;
