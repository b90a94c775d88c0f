import type { ChatMessage } from './message';
import type { Pages } from './thread';

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
