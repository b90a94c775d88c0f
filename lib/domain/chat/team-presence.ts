export type TeamStatus = 'online' | 'away' | 'offline';

export function readTeamStatus(value: unknown): TeamStatus {
  return value === 'online' || value === 'away' ? value : 'offline';
}

/** A reconnect reports offline for a moment; shorter changes are not shown. */
export const OFFLINE_DELAY_MS = 1500;

/** Delay before a new status is shown. */
export function delayBeforeShowing(next: TeamStatus): number {
  return next === 'offline' ? OFFLINE_DELAY_MS : 0;
}

/** A typing indicator expires if it is not renewed. */
export const TYPING_SHOWN_MS = 6000;
/** How often a writer renews the indicator, and after which pause it is removed. */
export const TYPING_RENEWED_MS = 2500;
export const TYPING_IDLE_MS = 4000;
