import { randomBytes } from 'node:crypto';
import { createPushKeys } from '@/lib/domain/chat/push-key';

/** Makes ids as the SDK does: 20 characters that sort by the time they were made, also within one millisecond. */
export function createPushIds(now: () => number): () => string {
  return createPushKeys(now, randomBytes);
}
