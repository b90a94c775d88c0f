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

/** Writes one message. The client chooses the key, so a retry after a lost answer finds the first write. */
async function deliver({ database, uid, side }: Sender, { key, text, attachment, card }: QueuedMessage): Promise<Delivered> {
  const place = conversationPaths(database, uid).message(key);
  try {
    await set(place, { from: side, text, at: serverTimestamp(), clientId: key, ...(attachment && { attachment }), ...(card && { card }) });
    return 'delivered';
  } catch {
    // Messages are write-once: a refusal may mean that the message already exists.
    return get(place).then(
      (found) => (found.exists() ? 'delivered' : 'refused'),
      () => 'not now',
    );
  }
}

export interface Delivery {
  /** Something is queued. Sending starts before this returns, so that rendering does not delay it. */
  wake(): void;
  /** Whether the database is connected. Without a connection other tabs may send. */
  setConnected(isConnected: boolean): void;
  close(): void;
}

const RETRY_MS = 250;

/** Sends queued messages in order; each is removed only when the database has it. */
export function startDelivery(sender: Sender, queue: SendQueue, onChange: () => void): Delivery {
  let isConnected = false;
  let isSending = false;
  const lock = createSendLock(`chat-send:${sender.uid}`, () => void sendAll());

  /** Shared messages are sent by the tab that holds the lock; unshared ones only this tab can send. */
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
    // Retry what failed, and send what was written meanwhile.
    if (next() !== null) setTimeout(() => void sendAll(), RETRY_MS);
  }

  /** Also covers messages written while offline or before a reload. */
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
