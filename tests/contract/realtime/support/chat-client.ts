import { onTestFinished } from 'vitest';
import type { QueuedMessage } from '@/lib/domain/chat/send-queue';
import { inWritingOrder } from '@/lib/domain/chat/send-queue';
import { openConversation, type Conversation, type ConversationState } from '@/services/chat/conversation';
import type { SendQueue } from '@/services/chat/send-queue-store';
import type { Client } from './client';

export function memoryQueue(): SendQueue {
  const waiting = new Map<string, QueuedMessage>();
  const tabs = new Set<() => void>();
  // As the storage of a browser tells it: later, and to the other tabs too.
  const tell = () => queueMicrotask(() => tabs.forEach((hear) => hear()));
  return {
    list: () => inWritingOrder([...waiting.values()]),
    unshared: () => [],
    put: (message) => {
      waiting.set(message.key, message);
      tell();
    },
    remove: (key) => {
      waiting.delete(key);
      tell();
    },
    onChange: (hear) => {
      tabs.add(hear);
      return () => void tabs.delete(hear);
    },
  };
}

/** The product's own conversation on a real client. */
export function converse(
  client: Client,
  uid: string,
  side: 'member' | 'team',
  queue: SendQueue = memoryQueue(),
  before: ConversationState | null = null,
): Conversation {
  const conversation = openConversation({ database: client.db, uid, side, queue, before });
  onTestFinished(() => conversation.close());
  return conversation;
}

export const textsOf = ({ pages }: ConversationState): string[] => pages.flat().map(({ text }) => text);

/** Resolves when the state is as wanted; says what it was when the time is up. */
export function when(
  conversation: Conversation,
  isWanted: (state: ConversationState) => boolean,
  timeoutMs = 60_000,
): Promise<ConversationState> {
  return new Promise((resolve, reject) => {
    const give = setTimeout(() => {
      const { pages, queue, ...rest } = conversation.getState();
      reject(new Error(`never so: ${pages.flat().length} messages, ${queue.length} waiting, ${JSON.stringify(rest)}`));
    }, timeoutMs);
    const look = () => {
      if (!isWanted(conversation.getState())) return;
      clearTimeout(give);
      stop();
      resolve(conversation.getState());
    };
    const stop = conversation.subscribe(look);
    look();
  });
}
