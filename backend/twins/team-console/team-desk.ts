import { LRUCache } from 'lru-cache';
import type { ChatDesk } from '@/backend/context';
import { SERVER_TIME } from '@/backend/twins/realtime/admin-database';
import { createPushIds } from '@/backend/twins/realtime/data/path';
import { readMessage, type ChatMessage } from '@/lib/domain/chat/message';
import { messagesIn } from '@/lib/domain/chat/thread';
import { readTeamStatus, type TeamStatus } from '@/lib/domain/chat/team-presence';

/** An open console. */
interface Listener {
  tell(name: string, data: unknown): void;
  list(): Promise<unknown[]>;
  end(): void;
}

export interface TeamDesk {
  join(listener: Listener): () => void;
  answer(uid: string, text: string, clientId: string): Promise<ChatMessage | null>;
  setTyping(uid: string, isTyping: boolean): Promise<void>;
  markRead(uid: string, at: number): Promise<void>;
  /** @returns the time of the change: earlier reports are stale */
  setStatus(status: TeamStatus): Promise<number>;
  /** Called before the process ends. Returns the function that removes it. */
  beforeClose(end: () => void): () => void;
}

/** Changes within this time are sent together. */
const GATHER_MS = 60;
/** A reload takes a moment; only a longer absence counts as offline. */
const ABSENCE_MS = 5000;
/** Detects dead connections and keeps proxies from closing idle ones. */
const BEAT_MS = 20_000;
const REMEMBERED = 200;
const LOOKED_BACK = 20;

/** The team's actions on the conversations of this process. */
export function deskOf({ index, database, onClose }: ChatDesk): TeamDesk {
  const nextKey = createPushIds(Date.now);
  const listeners = new Set<Listener>();
  const open = new Set<() => void>();
  /** Accepted messages by the console's client id, so that retries are not written twice. */
  const taken = new LRUCache<string, Promise<ChatMessage | null>>({ max: REMEMBERED });
  let gathering: ReturnType<typeof setTimeout> | null = null;
  let absence: ReturnType<typeof setTimeout> | null = null;

  /** Increases with each status change, so that a console can recognise stale reports. */
  let saidAt = Date.now();

  async function sayStatus(next: TeamStatus): Promise<void> {
    saidAt = Math.max(Date.now(), saidAt + 1);
    await database.set('team/status', next);
  }
  async function tellList(to: Iterable<Listener>): Promise<void> {
    for (const listener of to) {
      const conversations = await listener.list();
      const at = saidAt;
      listener.tell('conversations', { status: readTeamStatus(await database.get('team/status')), statusAt: at, conversations });
    }
  }
  const changed = () => {
    gathering ??= setTimeout(() => {
      gathering = null;
      tellList([...listeners]).catch(() => undefined);
    }, GATHER_MS);
  };
  const stopIndex = index.subscribe({
    onMessage: (uid, message) => listeners.forEach((listener) => listener.tell('message', { uid, message })),
    onChange: changed,
  });
  const beat = setInterval(() => listeners.forEach((listener) => listener.tell('beat', {})), BEAT_MS);
  beat.unref();
  onClose(() => {
    clearInterval(beat);
    if (gathering) clearTimeout(gathering);
    if (absence) clearTimeout(absence);
    stopIndex();
    listeners.forEach((listener) => listener.end());
    open.forEach((end) => end());
  });

  async function write(uid: string, text: string, clientId: string): Promise<ChatMessage | null> {
    const messages = `userConversations/${uid}/messages`;
    // The process may have restarted between writing and answering: a retry is found among the newest messages.
    const newest = messagesIn(await database.get(messages, { orderBy: 'at', limitToLast: LOOKED_BACK }));
    const known = newest.find((message) => message.from === 'team' && message.clientId === clientId);
    if (known) return known;
    const key = nextKey();
    // Sending ends the typing: one write replaces the indicator by the message.
    await database.update(`userConversations/${uid}`, {
      [`messages/${key}`]: { from: 'team', text, at: SERVER_TIME, clientId },
      'typing/team': null,
    });
    return readMessage(key, await database.get(`${messages}/${key}`));
  }

  return {
    join(listener) {
      listeners.add(listener);
      if (absence) clearTimeout(absence);
      absence = null;
      tellList([listener]).catch(() => undefined);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        absence = setTimeout(() => void sayStatus('offline').catch(() => undefined), ABSENCE_MS);
        absence.unref();
      };
    },
    answer(uid, text, clientId) {
      const id = `${uid} ${clientId}`;
      const known = taken.get(id);
      if (known) return known;
      const written = write(uid, text, clientId);
      taken.set(id, written);
      written.catch(() => taken.delete(id));
      return written;
    },
    setTyping: (uid, isTyping) =>
      isTyping
        ? database.set(`userConversations/${uid}/typing/team`, SERVER_TIME)
        : database.remove(`userConversations/${uid}/typing/team`),
    async markRead(uid, at) {
      await database.transaction(`userConversations/${uid}/read/team`, (present) => (Number(present ?? 0) < at ? at : undefined));
    },
    async setStatus(next) {
      await sayStatus(next);
      changed();
      return saidAt;
    },
    beforeClose(end) {
      open.add(end);
      return () => void open.delete(end);
    },
  };
}
