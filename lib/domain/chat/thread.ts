import { readMessage, type ChatMessage } from './message';
import { compareKeys } from './push-key';

/** Server time decides; of one millisecond the earlier key. */
export function compareMessages(one: ChatMessage, other: ChatMessage): number {
  return one.at - other.at || compareKeys(one.key, other.key);
}

/** The messages of a stored conversation, oldest first, without what is none. */
export function messagesIn(stored: unknown): ChatMessage[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const messages = Object.entries(stored).map(([key, value]) => readMessage(key, value));
  return messages.filter((message) => message !== null).sort(compareMessages);
}

/** A page is drawn as one part and drawn again only when it is another array. */
export const PAGE_SIZE = 50;

export type Pages = readonly (readonly ChatMessage[])[];

/**
 * The thread with changed, added and removed messages in it. Older pages keep their identity: only the pages that a
 * change touches are made anew, so that a new message costs the same after ten and after ten thousand.
 */
export function withChanges(pages: Pages, changed: ReadonlyMap<string, ChatMessage | null>): Pages {
  if (changed.size === 0) return pages;
  const rest = new Map(changed);
  const kept = pages.map((page) => {
    if (!page.some(({ key }) => rest.has(key))) return page;
    const next = page.flatMap((message) => {
      if (!rest.has(message.key)) return [message];
      const replacement = rest.get(message.key);
      rest.delete(message.key);
      return replacement ? [replacement] : [];
    });
    return next.sort(compareMessages);
  });
  const added = [...rest.values()].filter((message) => message !== null).sort(compareMessages);
  return inserted(
    kept.filter((page) => page.length > 0),
    added,
  );
}

function inserted(pages: Pages, added: readonly ChatMessage[]): Pages {
  const oldest = pages[0]?.[0];
  const older = oldest ? added.filter((message) => compareMessages(message, oldest) < 0) : [];
  const newer = oldest ? added.filter((message) => compareMessages(message, oldest) >= 0) : added;
  return [...chunks(older), ...withNewer(pages, newer)];
}

/** Everything at or after the newest page's first message belongs to that page, until it is full. */
function withNewer(pages: Pages, newer: readonly ChatMessage[]): Pages {
  if (newer.length === 0) return pages;
  const last = pages.at(-1) ?? [];
  const first = last[0];
  if (first && newer.some((message) => compareMessages(message, first) < 0)) {
    return chunks([...pages.flat(), ...newer].sort(compareMessages));
  }
  const end = last.at(-1);
  if (last.length >= PAGE_SIZE && end && newer.every((message) => compareMessages(message, end) > 0)) return [...pages, ...chunks(newer)];
  return [...pages.slice(0, -1), ...chunks([...last, ...newer].sort(compareMessages))];
}

function chunks(messages: readonly ChatMessage[]): Pages {
  const pages: ChatMessage[][] = [];
  for (let start = 0; start < messages.length; start += PAGE_SIZE) pages.push(messages.slice(start, start + PAGE_SIZE));
  return pages;
}

export function newestOf(pages: Pages, isWanted: (message: ChatMessage) => boolean = () => true): ChatMessage | null {
  for (const page of [...pages].reverse()) {
    const found = page.findLast(isWanted);
    if (found) return found;
  }
  return null;
}

/**
 * What the team wrote after a message, oldest first; after none, everything. By its place in time: after a long absence
 * the thread may begin anew, without that message in it. Each page is in order, so that of an older one its end is looked
 * at and no more.
 */
export function teamAfter(pages: Pages, known: ChatMessage | null): ChatMessage[] {
  const isKnown = (message: ChatMessage) => known !== null && compareMessages(message, known) <= 0;
  return pages.flatMap((page) => page.slice(page.findLastIndex(isKnown) + 1).filter(({ from }) => from === 'team'));
}
