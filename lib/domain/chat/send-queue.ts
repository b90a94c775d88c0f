import type { ChatAttachment, ChatCard, MessageContent } from './message';
import { compareKeys } from './push-key';

/** Written by the member and not yet confirmed by the database. */
export interface QueuedMessage extends MessageContent {
  key: string;
  /** Writing time by the member's clock; shown until the server time is known. */
  writtenAt: number;
  /** Rejected by the database; retried only when the member asks for it. */
  isRefused: boolean;
}

export type Delivery = 'waiting' | 'sending' | 'failed';

/** Delivery state of a queued message. */
export function deliveryOf({ isRefused }: QueuedMessage, isConnected: boolean): Delivery {
  if (isRefused) return 'failed';
  return isConnected ? 'sending' : 'waiting';
}

/** Keys sort by writing time, so this is the order in which the messages were written. */
export function inWritingOrder(queue: readonly QueuedMessage[]): QueuedMessage[] {
  return [...queue].sort((one, other) => compareKeys(one.key, other.key));
}

/** The next message to send; rejected ones do not block the queue. */
export function nextToSend(queue: readonly QueuedMessage[]): QueuedMessage | null {
  return inWritingOrder(queue).find(({ isRefused }) => !isRefused) ?? null;
}

export function encodeQueued(message: QueuedMessage): string {
  return JSON.stringify(message);
}

/** Stored text can be anything; invalid values become null. */
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
