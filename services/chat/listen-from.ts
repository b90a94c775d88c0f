import { onChildAdded, onChildChanged, onChildRemoved, query, startAt, type Query } from 'firebase/database';
import { readMessage, type ChatMessage } from '@/lib/domain/chat/message';

/** Everything from a message on, present and to come; a gap in the network leaves none in the thread. */
export function listenFrom(
  ordered: Query,
  oldest: ChatMessage | null,
  hear: (key: string, message: ChatMessage | null) => void,
  onRefused: () => void,
): () => void {
  const from = oldest ? query(ordered, startAt(oldest.at, oldest.key)) : ordered;
  const stops = [
    onChildAdded(from, (found) => hear(found.key ?? '', readMessage(found.key ?? '', found.val())), onRefused),
    onChildChanged(from, (found) => hear(found.key ?? '', readMessage(found.key ?? '', found.val())), onRefused),
    // Nothing is ever removed from the thread: this is our own writing taken back because it was refused.
    onChildRemoved(from, (found) => hear(found.key ?? '', null), onRefused),
  ];
  return () => stops.forEach((stop) => stop());
}
