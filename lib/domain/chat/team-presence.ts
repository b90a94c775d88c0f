export type TeamStatus = 'online' | 'away' | 'offline';

export function readTeamStatus(value: unknown): TeamStatus {
  return value === 'online' || value === 'away' ? value : 'offline';
}

/** A connection that is renewed says offline for a moment; only what lasts this long is shown. */
export const OFFLINE_DELAY_MS = 1500;

/** How long to wait before a status is shown after another. */
export function delayBeforeShowing(next: TeamStatus): number {
  return next === 'offline' ? OFFLINE_DELAY_MS : 0;
}

/** A typing mark that is not renewed has ended, whatever became of its writer. */
export const TYPING_SHOWN_MS = 6000;
/** How often a writer says so while writing, and after which silence it is taken back. */
export const TYPING_RENEWED_MS = 2500;
export const TYPING_IDLE_MS = 4000;
