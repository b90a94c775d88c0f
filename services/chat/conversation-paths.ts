import { child, ref, type Database } from 'firebase/database';
import type { ChatSide } from '@/lib/domain/chat/message';

export function conversationPaths(database: Database, uid: string) {
  const root = ref(database, `userConversations/${uid}`);
  return {
    messages: child(root, 'messages'),
    message: (key: string) => child(root, `messages/${key}`),
    typing: (side: ChatSide) => child(root, `typing/${side}`),
    read: (side: ChatSide) => child(root, `read/${side}`),
  };
}

export const otherSide = (side: ChatSide): ChatSide => (side === 'member' ? 'team' : 'member');
