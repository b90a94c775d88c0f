import type { ChatAttachment, ChatCard, MessageContent } from './message';
import { compareKeys } from './push-key';

/** Written by the member and not yet taken by the database. */
export interface QueuedMessage extends MessageContent {
  key: string;
  /** When it was written, by the member's own clock; shown until the server has said its time. */
  writtenAt: number;
  /** The database said no; it is not tried again unless the member asks for it. */
  isRefused: boolean;
}

export type Delivery = 'waiting' | 'sending' | 'failed';

/** How far a queued message is. */
export function deliveryOf({ isRefused }: QueuedMessage, isConnected: boolean): Delivery {
  if (isRefused) return 'failed';
  return isConnected ? 'sending' : 'waiting';
}

/** Keys sort by the moment of writing: the order in which the member meant them. */
export function inWritingOrder(queue: readonly QueuedMessage[]): QueuedMessage[] {
  return [...queue].sort((one, other) => compareKeys(one.key, other.key));
}

/** The message whose turn it is; a refused one holds up nobody. */
export function nextToSend(queue: readonly QueuedMessage[]): QueuedMessage | null {
  return inWritingOrder(queue).find(({ isRefused }) => !isRefused) ?? null;
}

export function encodeQueued(message: QueuedMessage): string {
  return JSON.stringify(message);
}

/** Storage is anybody's: what does not read as a message is none. */
export function decodeQueued(stored: string | null): QueuedMessage | null {
  try {
    const { key, text, writtenAt, isRefused, attachment, card } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    if (typeof key !== 'string' || key.length !== 20 || typeof text !== 'string' || typeof writtenAt !== 'number') return null;
    return {
      key,
      text,
      writtenAt,
      isRefused: isRefused === true,
      ...(attachment ? { attachment: attachment as ChatAttachment } : {}),
      ...(card ? { card: card as ChatCard } : {}),
    };
  } catch {
    return null;
  }
}
