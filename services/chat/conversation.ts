import {
  limitToLast,
  endBefore,
  get,
  onDisconnect,
  onValue,
  orderByChild,
  query,
  ref,
  remove,
  serverTimestamp,
  set,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  startAt,
  type Database,
  type Query,
} from 'firebase/database';
import { readMessage, type ChatMessage, type ChatSide, type MessageContent } from '@/lib/domain/chat/message';
import { createPushKeys } from '@/lib/domain/chat/push-key';
import type { QueuedMessage } from '@/lib/domain/chat/send-queue';
import { readTeamStatus, type TeamStatus } from '@/lib/domain/chat/team-presence';
import { newestOf, PAGE_SIZE, withChanges, type Pages } from '@/lib/domain/chat/thread';
import { conversationPaths, otherSide } from './conversation-paths';
import { startDelivery } from './deliver';
import type { SendQueue } from './send-queue-store';

export interface ConversationState {
  /** `opening` until the newest page is loaded, also while offline. */
  phase: 'opening' | 'open' | 'refused';
  isConnected: boolean;
  pages: Pages;
  older: 'more' | 'loading' | 'failed' | 'none';
  queue: readonly QueuedMessage[];
  /** Key of the last message written in this tab. */
  writtenKey: string | null;
  /** `at` of the newest message that the side has read; null: not known yet. */
  ownReadAt: number | null;
  otherReadAt: number;
  /** When the other side last reported typing, by the server's clock; null: not typing. */
  otherTypingAt: number | null;
  teamStatus: TeamStatus;
}

export interface Conversation {
  getState: () => ConversationState;
  subscribe: (listener: () => void) => () => void;
  send: (content: MessageContent) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
  loadOlder: () => Promise<void>;
  /**
   * Marks everything up to the newest message as read, shortly after it is shown.
   * @param isSeen whether the thread is still in view then: what came after it was left is not read
   */
  markRead: (isSeen: () => boolean) => void;
  setTyping: (isTyping: boolean) => void;
  close: () => void;
}

export interface ConversationOptions {
  database: Database;
  uid: string;
  side: ChatSide;
  queue: SendQueue;
  /** State of an earlier connection, if any. */
  before?: ConversationState | null;
}

/** Shortest time in which a message counts as read; the page renders first. */
const READ_AFTER_MS = 150;

const INITIAL: ConversationState = {
  phase: 'opening',
  isConnected: false,
  pages: [],
  older: 'none',
  queue: [],
  ownReadAt: null,
  otherReadAt: 0,
  otherTypingAt: null,
  writtenKey: null,
  teamStatus: 'offline',
};

/** A pending page fetch of the old connection is dropped. */
function knownOf({ pages, older, ownReadAt, otherReadAt, teamStatus }: ConversationState): Partial<ConversationState> {
  return { pages, older: older === 'loading' ? 'more' : older, ownReadAt, otherReadAt, teamStatus };
}

/** A conversation as one side sees it, over presence's database connection. */
export function openConversation({ database, uid, side, queue, before }: ConversationOptions): Conversation {
  const paths = conversationPaths(database, uid);
  const nextKey = createPushKeys(Date.now, (count) => crypto.getRandomValues(new Uint8Array(count)));
  const listeners = new Set<() => void>();
  const stops: (() => void)[] = [];
  /** Messages that the database has but the send queue still holds: shown as queued until the write is confirmed. */
  const held = new Map<string, ChatMessage>();
  let changed = new Map<string, ChatMessage | null>();
  let state: ConversationState = { ...INITIAL, ...(before && knownOf(before)), queue: queue.list() };
  let isScheduled = false;
  let isClosed = false;
  let isMarking = false;

  function show(part: Partial<ConversationState>): void {
    const names = Object.keys(part) as (keyof ConversationState)[];
    if (changed.size === 0 && names.every((name) => part[name] === state[name])) return;
    state = { ...state, ...part };
    if (isScheduled) return;
    // Batch: a thousand messages that arrive together cause one render.
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      const pages = withChanges(state.pages, changed);
      changed = new Map();
      if (pages !== state.pages) state = { ...state, pages };
      for (const listener of [...listeners]) listener();
    });
  }

  function receive(key: string, message: ChatMessage | null): void {
    if (message && queue.list().some((queued) => queued.key === key)) held.set(key, message);
    else {
      held.delete(key);
      changed.set(key, message);
      // Remove the typing mark together with the message, not a frame later. Anybody else who types renews it.
      const isTyped =
        message?.from === otherSide(side) && message.by === undefined && state.otherTypingAt !== null && message.at >= state.otherTypingAt;
      show(isTyped ? { otherTypingAt: null } : {});
    }
  }

  function queueChanged(): void {
    const waiting = queue.list();
    for (const [key, message] of held) {
      if (waiting.some((queued) => queued.key === key)) continue;
      held.delete(key);
      changed.set(key, message);
    }
    show({ queue: waiting });
  }

  const delivery = startDelivery({ database, uid, side }, queue, queueChanged);
  /** During a conversation a refusal means that the sign-in has ended; presence renews it or reports it. */
  function refuse(): void {
    if (state.phase !== 'open') return show({ phase: 'refused' });
    delivery.setConnected(false);
    show({ isConnected: false });
  }
  const ordered = query(paths.messages, orderByChild('at'));

  stops.push(
    onValue(ref(database, '.info/connected'), (snapshot) => {
      show({ isConnected: snapshot.val() === true });
      delivery.setConnected(snapshot.val() === true);
      // Other tabs may have sent queued messages while this one was offline.
      if (snapshot.val() === true) queueChanged();
    }),
    onValue(paths.read(side), (snapshot) => show({ ownReadAt: Number(snapshot.val() ?? 0) }), refuse),
    onValue(paths.read(otherSide(side)), (snapshot) => show({ otherReadAt: Number(snapshot.val() ?? 0) }), refuse),
    onValue(
      paths.typing(otherSide(side)),
      (snapshot) => show({ otherTypingAt: snapshot.exists() ? Number(snapshot.val()) : null }),
      refuse,
    ),
    onValue(ref(database, 'team/status'), (snapshot) => show({ teamStatus: readTeamStatus(snapshot.val()) }), refuse),
    queue.onChange(() => {
      queueChanged();
      delivery.wake();
    }),
  );

  stops.push(
    onValue(
      query(ordered, limitToLast(PAGE_SIZE)),
      (newest) => {
        const messages: ChatMessage[] = [];
        newest.forEach((found) => {
          const message = readMessage(found.key, found.val());
          if (message) messages.push(message);
        });
        // Join the earlier state to the new messages, unless so many are new that a gap would remain.
        const joins = messages.some(({ key }) => state.pages.some((page) => page.some((known) => known.key === key)));
        show({ phase: 'open', ...(!joins && { pages: [], older: newest.size < PAGE_SIZE ? 'none' : 'more' }) });
        for (const message of messages) receive(message.key, message);
        // If there is nothing older, listen from the start: the oldest message may be our own optimistic write, and if it were refused, its
        // older original would lie before the start.
        const isWhole = newest.size < PAGE_SIZE;
        if (!isClosed) stops.push(listenFrom(ordered, isWhole ? null : (messages[0] ?? null), receive, refuse));
      },
      refuse,
      { onlyOnce: true },
    ),
  );

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send(content) {
      const key = nextKey();
      queue.put({ ...content, key, writtenAt: Date.now(), isRefused: false });
      // Send first, render second.
      delivery.wake();
      show({ writtenKey: key });
      queueChanged();
    },
    retry(key) {
      const found = queue.list().find((message) => message.key === key);
      if (!found) return;
      queue.put({ ...found, isRefused: false });
      delivery.wake();
      queueChanged();
    },
    discard(key) {
      queue.remove(key);
      queueChanged();
    },
    async loadOlder() {
      const oldest = state.pages[0]?.[0];
      if (!oldest || (state.older !== 'more' && state.older !== 'failed')) return;
      show({ older: 'loading' });
      try {
        const page = await get(query(ordered, endBefore(oldest.at, oldest.key), limitToLast(PAGE_SIZE)));
        page.forEach((found) => void changed.set(found.key, readMessage(found.key, found.val())));
        show({ older: page.size < PAGE_SIZE ? 'none' : 'more' });
      } catch {
        show({ older: 'failed' });
      }
    },
    markRead(isSeen) {
      if (isMarking) return;
      isMarking = true;
      setTimeout(() => {
        isMarking = false;
        if (!isSeen()) return;
        const newest = newestOf(state.pages, ({ from }) => from !== side);
        if (isClosed || !newest || state.ownReadAt === null || newest.at <= state.ownReadAt || !state.isConnected) return;
        // Another tab may be ahead: the database refuses to move the mark back, which can be ignored.
        set(paths.read(side), newest.at).catch(() => undefined);
      }, READ_AFTER_MS);
    },
    setTyping(isTyping) {
      if (!state.isConnected) return;
      const place = paths.typing(side);
      const written = isTyping ? Promise.all([onDisconnect(place).remove(), set(place, serverTimestamp())]) : remove(place);
      written.catch(() => undefined);
    },
    close() {
      isClosed = true;
      delivery.close();
      for (const stop of stops) stop();
      listeners.clear();
    },
  };
}

/** Listens to a message and everything after it, so that a network gap leaves no hole in the thread. */
function listenFrom(
  ordered: Query,
  oldest: ChatMessage | null,
  receive: (key: string, message: ChatMessage | null) => void,
  onRefused: () => void,
): () => void {
  const from = oldest ? query(ordered, startAt(oldest.at, oldest.key)) : ordered;
  const stops = [
    onChildAdded(from, (found) => receive(found.key ?? '', readMessage(found.key ?? '', found.val())), onRefused),
    onChildChanged(from, (found) => receive(found.key ?? '', readMessage(found.key ?? '', found.val())), onRefused),
    // Messages are never removed: this is the SDK rolling back our own refused write.
    onChildRemoved(from, (found) => receive(found.key ?? '', null), onRefused),
  ];
  return () => stops.forEach((stop) => stop());
}
