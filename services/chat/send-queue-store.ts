import { draftKey } from '@/lib/drafts';
import { decodeQueued, encodeQueued, inWritingOrder, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { readStored, removeStored, storedKeys, writeStored } from '@/lib/storage';

/** Where unsent messages wait. One entry a message: two tabs that write at once overwrite nothing of each other. */
export interface SendQueue {
  list(): QueuedMessage[];
  /** Those that no other tab can see. */
  unshared(): QueuedMessage[];
  put(message: QueuedMessage): void;
  remove(key: string): void;
  /** Tells of changes by other tabs. */
  onChange(listener: () => void): () => void;
}

/** In the browser's storage, with the drafts: it survives a reload and goes with the logout. */
export function storedQueue(uid: string): SendQueue {
  const prefix = draftKey(`chat-queue:${uid}:`);
  // Where nothing can be stored, the messages wait in this tab.
  const unstored = new Map<string, QueuedMessage>();
  return {
    list: () =>
      inWritingOrder([
        ...storedKeys(prefix)
          .map((name) => decodeQueued(readStored(name)))
          .filter((message) => message !== null),
        ...unstored.values(),
      ]),
    unshared: () => inWritingOrder([...unstored.values()]),
    put(message) {
      if (writeStored(prefix + message.key, encodeQueued(message))) unstored.delete(message.key);
      else unstored.set(message.key, message);
    },
    remove(key) {
      unstored.delete(key);
      removeStored(prefix + key);
    },
    onChange(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
