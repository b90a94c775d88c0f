import { get, serverTimestamp, set, type Database } from 'firebase/database';
import type { ChatSide } from '@/lib/domain/chat/message';
import { nextToSend, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { conversationPaths } from './conversation-paths';
import type { SendQueue } from './send-queue-store';

export type Delivered = 'delivered' | 'refused' | 'not now';

interface Sender {
  database: Database;
  uid: string;
  side: ChatSide;
}

/** Writes one message. Its key is its own, so a second attempt after a lost answer finds the first. */
async function deliver({ database, uid, side }: Sender, { key, text, attachment, card }: QueuedMessage): Promise<Delivered> {
  const place = conversationPaths(database, uid).message(key);
  try {
    await set(place, { from: side, text, at: serverTimestamp(), clientId: key, ...(attachment && { attachment }), ...(card && { card }) });
    return 'delivered';
  } catch {
    // A message is written once: refused may mean that it is there already.
    return get(place).then(
      (found) => (found.exists() ? 'delivered' : 'refused'),
      () => 'not now',
    );
  }
}

/** Sends what waits, one after the other; each is let go of only when the database has it. */
export async function deliverAll(sender: Sender, queue: SendQueue, { isOn, onChange }: { isOn: () => boolean; onChange: () => void }): Promise<void> {
  for (let next = nextToSend(queue.list()); next !== null && isOn(); next = nextToSend(queue.list())) {
    const delivered = await deliver(sender, next);
    if (delivered === 'not now') return;
    if (delivered === 'delivered') queue.remove(next.key);
    else queue.put({ ...next, isRefused: true });
    onChange();
  }
}

/** One tab of a browser sends at a time; the others wait for their turn. Without locks the keys alone keep it right. */
export function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : work();
}
