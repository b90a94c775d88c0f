import { get, serverTimestamp, set, type Database } from 'firebase/database';
import type { ChatSide } from '@/lib/domain/chat/message';
import { nextToSend, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { conversationPaths } from './conversation-paths';
import { createSendLock } from './send-lock';
import type { SendQueue } from './send-queue-store';

type Delivered = 'delivered' | 'refused' | 'not now';

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

export interface Delivery {
  /** Something waits. What can go goes before this returns: the screen is drawn while it is on its way. */
  wake(): void;
  /** Whether the database is reached. Without it this tab leaves the sending to the others. */
  setConnected(isConnected: boolean): void;
  close(): void;
}

const AGAIN_MS = 250;

/** Sends what waits, one after the other; each is let go of only when the database has it. */
export function startDelivery(sender: Sender, queue: SendQueue, onChange: () => void): Delivery {
  let isConnected = false;
  let isSending = false;
  const lock = createSendLock(`chat-send:${sender.uid}`, () => void sendAll());

  /** Another tab sends what both can see; what is kept in this tab alone nobody else can. */
  const next = (): QueuedMessage | null => (isConnected ? nextToSend(lock.isHeld() ? queue.list() : queue.unshared()) : null);

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let message = next(); message !== null; message = next()) {
        const delivered = await deliver(sender, message);
        if (delivered === 'not now') break;
        if (delivered === 'delivered') queue.remove(message.key);
        else queue.put({ ...message, isRefused: true });
        onChange();
      }
    } finally {
      isSending = false;
    }
    // What did not go now, and what was written while the last one came to its end.
    if (next() !== null) setTimeout(() => void sendAll(), AGAIN_MS);
  }

  /** Also for what was written before there was a connection, or before a reload. */
  function stealStalledLock(): void {
    const isWaiting = () => isConnected && nextToSend(queue.list()) !== null;
    if (isWaiting()) lock.stealIfStalled(isWaiting);
  }

  return {
    wake() {
      void sendAll();
      stealStalledLock();
    },
    setConnected(isNow) {
      isConnected = isNow;
      if (!isNow) return lock.release();
      lock.acquire();
      void sendAll();
      stealStalledLock();
    },
    close() {
      isConnected = false;
      lock.release();
    },
  };
}
