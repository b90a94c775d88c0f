import type { RealtimeAccess } from '@/backend/twins/realtime/realtime-access';
import { readMessage } from '@/lib/domain/chat/message';
import { compareMessages } from '@/lib/domain/chat/thread';

/** All messages of a member's conversation, oldest first, for the export of the account. */
export async function readConversation(realtime: Pick<RealtimeAccess, 'messagesOf'>, uid: string): Promise<Record<string, unknown>[]> {
  const stored = await realtime.messagesOf(uid);
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored)
    .map(([key, value]) => readMessage(key, value))
    .filter((message) => message !== null)
    .sort(compareMessages)
    .map(({ from, by, text, at, attachment, card }) => ({
      from: by ?? from,
      text,
      at: new Date(at).toISOString(),
      ...(attachment && { attachment }),
      ...(card && { card }),
    }));
}
