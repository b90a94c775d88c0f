import { limitToLast, onValue, orderByChild, query, startAfter, type Database } from 'firebase/database';
import { readMessage } from '@/lib/domain/chat/message';
import { MOST_COUNTED } from '@/lib/domain/chat/unread';
import { conversationPaths } from './conversation-paths';

/** Counts what the team wrote after the member's read mark; asks for no more than it can say. */
export function watchUnread({ database, uid }: { database: Database; uid: string }, tell: (count: number) => void): () => void {
  const paths = conversationPaths(database, uid);
  let stopCounting = () => {};
  const stopMark = onValue(paths.read('member'), (mark) => {
    stopCounting();
    const after = query(paths.messages, orderByChild('at'), startAfter(Number(mark.val() ?? 0)), limitToLast(2 * MOST_COUNTED));
    stopCounting = onValue(after, (found) => {
      let count = 0;
      found.forEach((entry) => {
        if (readMessage(entry.key, entry.val())?.from === 'team') count += 1;
      });
      tell(count);
    }, () => tell(0));
  }, () => tell(0));
  return () => {
    stopMark();
    stopCounting();
  };
}
