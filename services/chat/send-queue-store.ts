import { draftKey } from '@/lib/browser/drafts';
import { decodeQueued, encodeQueued, inWritingOrder, type QueuedMessage } from '@/lib/domain/chat/send-queue';
import { readStored, removeStored, storedKeys, writeStored } from '@/lib/browser/storage';

/** Queue of unsent messages. One storage entry a message, so that two tabs writing at once do not overwrite each other. */
export interface SendQueue {
  list(): QueuedMessage[];
  /** Messages that could not be stored, so no other tab sees them. */
  unshared(): QueuedMessage[];
  put(message: QueuedMessage): void;
  remove(key: string): void;
  /** Notifies of changes made by other tabs. */
  onChange(listener: () => void): () => void;
}

/** Stored with the drafts: survives a reload and is deleted at logout. */
export function storedQueue(uid: string): SendQueue {
  const prefix = draftKey(`chat-queue:${uid}:`);
  // Without storage, messages wait in the memory of this tab.
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
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
