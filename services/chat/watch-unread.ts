import { limitToLast, onValue, orderByChild, query, startAfter, type Database } from 'firebase/database';
import { readMessage, type ChatMessage } from '@/lib/domain/chat/message';
import { MAX_COUNTED } from '@/lib/domain/chat/team-presence';
import { conversationPaths } from './conversation-paths';

const WIDEST = 1000;
/** Debounce: an open thread marks messages as read at once, and the count would only flash. */
const SETTLED_MS = 300;

/** Counts the team's messages after the member's read mark, and reads no more messages than it can display as a count. */
export function watchUnread({ database, uid }: { database: Database; uid: string }, tell: (count: number) => void): () => void {
  const paths = conversationPaths(database, uid);
  let markAt = 0;
  let isStopped = false;
  let unread: number[] = [];
  let stopCounting: (() => void) | null = null;
  let told: number | null = null;
  let latest = 0;
  let rise: ReturnType<typeof setTimeout> | null = null;
  function notifyLatest(): void {
    if (rise) clearTimeout(rise);
    rise = null;
    if (told !== latest) tell(latest);
    told = latest;
  }
  function say(count: number): void {
    latest = count;
    if (told === null || count <= told) notifyLatest();
    else rise ??= setTimeout(notifyLatest, SETTLED_MS);
  }
  const count = () => say(unread.filter((at) => at > markAt).length);

  function listen(limit: number): void {
    stopCounting?.();
    const after = query(paths.messages, orderByChild('at'), startAfter(markAt), limitToLast(limit));
    stopCounting = onValue(
      after,
      (found) => {
        const messages: ChatMessage[] = [];
        found.forEach((entry) => {
          const message = readMessage(entry.key, entry.val());
          if (message) messages.push(message);
        });
        unread = messages.filter(({ from }) => from === 'team').map(({ at }) => at);
        count();
        // The member's own messages from another device may push team messages out of the limit.
        const isCut = found.size >= limit && (messages[0]?.at ?? 0) > markAt && unread.length <= MAX_COUNTED;
        if (isCut && limit < WIDEST) {
          queueMicrotask(() => {
            if (!isStopped) listen(limit * 4);
          });
        }
      },
      () => say(0),
    );
  }

  const stopMark = onValue(
    paths.read('member'),
    (mark) => {
      const isBack = Number(mark.val() ?? 0) < markAt;
      markAt = Number(mark.val() ?? 0);
      // The messages after the first mark include those after every later one, so reading needs no new query.
      if (stopCounting && !isBack) count();
      else listen(2 * MAX_COUNTED);
    },
    () => say(0),
  );
  return () => {
    isStopped = true;
    if (rise) clearTimeout(rise);
    stopMark();
    stopCounting?.();
  };
}
