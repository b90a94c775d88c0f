import { eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { SERVER_TIME, type AdminDatabase } from '@/backend/twins/realtime/admin-database';
import { createPushIds } from '@/backend/twins/realtime/data/key-order';
import { readMessage, type ChatMessage } from '@/lib/domain/chat/message';
import { compareMessages } from '@/lib/domain/chat/thread';
import { answerOf } from './concierge-answer';
import type { ConversationIndex } from './conversation-index';

/** After a person has written, the concierge stays silent for this long. */
const PERSON_MS = 30 * 60_000;
/** A handed-over conversation waits for a person for this long. */
const HANDED_OVER_MS = 12 * 3_600_000;

/** Per conversation, after a restart: more cannot have been missed. */
const MAX_MISSED = 200;

interface Notes {
  /** `at` of the newest processed message. */
  consideredAt: number;
  handedOverAt: number;
}

export interface Concierge {
  /** Resolves when everything received is answered. */
  settled(): Promise<void>;
  stop(): void;
}

/** Answers members from written content, identifies itself as a program, and hands the rest to a person. */
export function startConcierge(
  { database: { orm }, clock, wallClock, log }: BackendContext,
  database: AdminDatabase,
  index: ConversationIndex,
): Concierge {
  const nextKey = createPushIds(() => wallClock().getTime());
  const running = new Map<string, Promise<void>>();

  async function consider(uid: string, message: ChatMessage): Promise<void> {
    const path = `conciergeNotes/${uid}`;
    const notes = readNotes(await database.get(path));
    if (message.at <= notes.consideredAt) return;
    const { lastPersonAt } = index.of(uid);
    // In real time, even if the simulated clock is ahead.
    const now = wallClock();
    const isPersons = now.getTime() - lastPersonAt < PERSON_MS;
    const isWaiting = notes.handedOverAt > lastPersonAt && now.getTime() - notes.handedOverAt < HANDED_OVER_MS;
    const [user] = isPersons || isWaiting ? [] : await orm.select().from(users).where(eq(users.id, uid));
    if (!user) return database.set(`${path}/consideredAt`, message.at);
    const { text, replies, card, handsOver } = await answerOf(user, message, { orm, now: clock() });
    // Mark and answer in one write, so that a restart neither repeats nor loses an answer.
    await database.update('', {
      [`${path}/consideredAt`]: message.at,
      ...(handsOver && { [`${path}/handedOverAt`]: now.getTime() }),
      [`userConversations/${uid}/messages/${nextKey()}`]: {
        from: 'team',
        by: 'concierge',
        text,
        at: SERVER_TIME,
        clientId: `concierge-${message.key}`,
        ...(replies && { replies }),
        ...(card && { card }),
      },
    });
  }

  /** Messages of one conversation run in order; conversations run in parallel. */
  function enqueue(uid: string, message: ChatMessage): void {
    const before = running.get(uid) ?? Promise.resolve();
    const work = before
      .then(() => consider(uid, message))
      .catch((error: unknown) => log.error({ type: error instanceof Error ? error.name : typeof error }, 'the concierge could not answer'))
      .finally(() => {
        if (running.get(uid) === work) running.delete(uid);
      });
    running.set(uid, work);
  }

  const stop = index.subscribe({
    onMessage: (uid, message) => {
      if (message.from === 'member') enqueue(uid, message);
    },
  });
  /** Messages received before the last process ended but not processed; those read by the team are left to a person. */
  async function catchUp(uid: string, unread: readonly number[]): Promise<void> {
    const { consideredAt } = readNotes(await database.get(`conciergeNotes/${uid}`));
    const missed = unread.filter((at) => at > consideredAt).length;
    if (missed === 0) return;
    const stored = await database.get(`userConversations/${uid}/messages`, {
      orderBy: 'at',
      limitToLast: Math.min(MAX_MISSED, 2 * missed),
    });
    const messages = Object.entries((stored ?? {}) as object)
      .map(([key, value]) => readMessage(key, value))
      .filter((message) => message !== null);
    for (const message of messages.sort(compareMessages)) if (message.from === 'member' && message.at > consideredAt) enqueue(uid, message);
  }
  const catchingUp = Promise.allSettled(index.all().map(({ uid, unreadByTeam }) => catchUp(uid, unreadByTeam)));

  return {
    async settled() {
      await catchingUp;
      while (running.size > 0) await Promise.all(running.values());
    },
    stop,
  };
}

function readNotes(value: unknown): Notes {
  const { consideredAt, handedOverAt } = (value ?? {}) as Partial<Notes>;
  return { consideredAt: Number(consideredAt ?? 0), handedOverAt: Number(handedOverAt ?? 0) };
}
