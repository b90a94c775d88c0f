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
