import type { Json } from '@/backend/twins/realtime/data/node-json';
import type { AdminDatabase } from '@/backend/twins/realtime/admin-database';
import type { RealtimeAccess } from '@/backend/twins/realtime/realtime-access';
import { readMessage, type ChatMessage } from '@/lib/domain/chat/message';
import { OFFLINE_DELAY_MS } from '@/lib/domain/chat/team-presence';
import { messagesIn } from '@/lib/domain/chat/thread';

/** Summary of each conversation, so that it need not be read again. */
interface ConversationSummary {
  uid: string;
  newest: ChatMessage | null;
  /** When a team member last wrote. */
  lastPersonAt: number;
  /** `at` of the messages that the team has not read, oldest first. */
  unreadByTeam: number[];
  unreadByMember: number[];
  /** Debounced: a reconnect reports offline for a moment. */
  isOnline: boolean;
  /** Last typing signal; null: stopped. A lost browser does not clear it. */
  memberTypingAt: number | null;
  memberReadAt: number;
  teamReadAt: number;
}

export interface ConversationIndex {
  all(): ConversationSummary[];
  of(uid: string): ConversationSummary;
  /** Reports each new message and each change of a conversation. */
  subscribe(listener: IndexListener): () => void;
  close(): void;
}

interface IndexListener {
  onMessage?(uid: string, message: ChatMessage): void;
  onChange?(uid: string, part: string): void;
}

const blank = (uid: string): ConversationSummary => ({
  uid,
  newest: null,
  lastPersonAt: 0,
  unreadByTeam: [],
  unreadByMember: [],
  isOnline: false,
  memberTypingAt: null,
  memberReadAt: 0,
  teamReadAt: 0,
});

/** Follows every conversation in the realtime database; memory grows with unread messages, not with history. */
export function indexConversations(database: AdminDatabase): ConversationIndex {
  const byUid = new Map<string, ConversationSummary>();
  const listeners = new Set<IndexListener>();
  const leaving = new Map<string, ReturnType<typeof setTimeout>>();
  let isFirst = true;

  function summaryOf(uid: string): ConversationSummary {
    const known = byUid.get(uid) ?? blank(uid);
    byUid.set(uid, known);
    return known;
  }

  function tellChange(uid: string, part: string): void {
    for (const listener of [...listeners]) listener.onChange?.(uid, part);
  }

  function addMessage(uid: string, key: string, value: Json, isNew: boolean): void {
    const message = readMessage(key, value);
    if (!message) return;
    const summary = summaryOf(uid);
    if (!summary.newest || message.at >= summary.newest.at) summary.newest = message;
    if (message.from === 'team' && !message.by) summary.lastPersonAt = Math.max(summary.lastPersonAt, message.at);
    if (message.from === 'member' && message.at > summary.teamReadAt) summary.unreadByTeam.push(message.at);
    if (message.from === 'team' && message.at > summary.memberReadAt) summary.unreadByMember.push(message.at);
    if (isNew) for (const listener of [...listeners]) listener.onMessage?.(uid, message);
  }

  function takeStatus(uid: string, below: readonly string[], value: Json): void {
    if (below[0] !== undefined && below[0] !== 'status') return;
    const isOnline = (below[0] === 'status' ? value : entriesOf(value).find(([name]) => name === 'status')?.[1]) === 'online';
    if (isOnline || isFirst) {
      clearTimeout(leaving.get(uid));
      leaving.delete(uid);
      summaryOf(uid).isOnline = isOnline;
    } else if (summaryOf(uid).isOnline && !leaving.has(uid)) {
      const timer = setTimeout(() => {
        leaving.delete(uid);
        summaryOf(uid).isOnline = false;
        tellChange(uid, 'information');
      }, OFFLINE_DELAY_MS);
      timer.unref();
      leaving.set(uid, timer);
    }
  }

  function take(uid: string, part: string, below: readonly string[], value: Json): void {
    const summary = summaryOf(uid);
    switch (part) {
      case 'messages':
        if (below[0] !== undefined) addMessage(uid, below[0], value, !isFirst);
        else for (const [key, message] of entriesOf(value)) addMessage(uid, key, message, !isFirst);
        break;
      case 'information':
        takeStatus(uid, below, value);
        break;
      case 'typing':
        if (below[0] === undefined) summary.memberTypingAt = numberOf(entriesOf(value).find(([side]) => side === 'member')?.[1]);
        else if (below[0] === 'member') summary.memberTypingAt = numberOf(value);
        break;
      case 'read':
        for (const [side, at] of below[0] === undefined ? entriesOf(value) : [[below[0], value] as const]) {
          if (side === 'member') {
            summary.memberReadAt = Number(at ?? 0);
            summary.unreadByMember = summary.unreadByMember.filter((unread) => unread > summary.memberReadAt);
          } else {
            summary.teamReadAt = Number(at ?? 0);
            summary.unreadByTeam = summary.unreadByTeam.filter((unread) => unread > summary.teamReadAt);
          }
        }
        break;
    }
    tellChange(uid, part);
  }

  /** Read marks first: they decide which messages are new. */
  function takeWhole(uid: string, value: Json): void {
    clearTimeout(leaving.get(uid));
    leaving.delete(uid);
    byUid.set(uid, blank(uid));
    const parts = entriesOf(value).sort(([one], [other]) => Number(one === 'messages') - Number(other === 'messages'));
    for (const [part, content] of parts) take(uid, part, [], content);
    if (parts.length === 0) byUid.delete(uid);
  }

  const stop = database.subscribe('userConversations', ({ path, value }) => {
    const [, uid, part, ...below] = path.split('/');
    if (uid === undefined) for (const [each, whole] of entriesOf(value)) takeWhole(each, whole);
    else if (part === undefined) takeWhole(uid, value);
    else take(uid, part, below, value);
    isFirst = false;
  });

  return {
    all: () => [...byUid.values()],
    of: (uid) => byUid.get(uid) ?? blank(uid),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      leaving.forEach((timer) => clearTimeout(timer));
      stop();
    },
  };
}

function entriesOf(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** All messages of a member's conversation, oldest first, for the export of the account. */
export async function readConversation(realtime: Pick<RealtimeAccess, 'messagesOf'>, uid: string): Promise<Record<string, unknown>[]> {
  return messagesIn(await realtime.messagesOf(uid)).map(({ from, by, text, at, attachment, card }) => ({
    from: by ?? from,
    text,
    at: new Date(at).toISOString(),
    ...(attachment && { attachment }),
    ...(card && { card }),
  }));
}
