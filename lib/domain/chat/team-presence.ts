import type { ChatMessage } from './message';
import { newestOf, type Pages } from './thread';

/** The first message of the team that the member had not read when the page was opened. */
export function firstUnread(pages: Pages, readAt: number): ChatMessage | null {
  for (const page of pages) {
    const found = page.find(({ from, at }) => from === 'team' && at > readAt);
    if (found) return found;
  }
  return null;
}

/** More than this is said as "9+". */
export const MAX_COUNTED = 9;

export function unreadLabel(count: number): string {
  return count > MAX_COUNTED ? `${MAX_COUNTED}+` : String(count);
}

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

/** After a person has written, the concierge rests for this long. */
export const PERSON_MS = 30 * 60_000;
/** A handed-over conversation waits for a person for this long. */
export const HANDED_OVER_MS = 12 * 3_600_000;

/** A person has written last, or has been called: the concierge says nothing until it is called itself. */
export function isConciergeResting(pages: Pages, now: number): boolean {
  const person = newestOf(pages, ({ from, by }) => from === 'team' && by === undefined)?.at ?? 0;
  const own = newestOf(pages, ({ by }) => by === 'concierge');
  if (person > (own?.at ?? 0)) return now - person < PERSON_MS;
  return own?.rests === true && now - own.at < HANDED_OVER_MS;
}
