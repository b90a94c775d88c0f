import { eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { SERVER_TIME, type AdminDatabase } from '@/backend/twins/realtime/admin-database';
import { createPushIds } from '@/backend/twins/realtime/data/push-id';
import { readMessage, type ChatMessage } from '@/lib/domain/chat/message';
import { compareMessages } from '@/lib/domain/chat/thread';
import { answerOf } from './concierge-answer';
import type { ConversationIndex } from './conversation-index';

/** After a person has written, the conversation is theirs for so long. */
const PERSON_MS = 30 * 60_000;
/** A conversation that was handed over waits for a person so long. */
const HANDED_OVER_MS = 12 * 3_600_000;

/** Of one conversation, after a stop: more were not written in the moment before it. */
const MAX_MISSED = 200;

interface Notes {
  /** `at` of the newest message that was looked at. */
  consideredAt: number;
  handedOverAt: number;
}

export interface Concierge {
  /** Resolves when everything that has arrived is answered. */
  settled(): Promise<void>;
  stop(): void;
}

/** Answers members where a written answer exists, says that it is a program, and calls a person for the rest. */
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
    // What is said is said in real time, also while the clock of the product is ahead.
    const now = wallClock();
    const isPersons = now.getTime() - lastPersonAt < PERSON_MS;
    const isWaiting = notes.handedOverAt > lastPersonAt && now.getTime() - notes.handedOverAt < HANDED_OVER_MS;
    const [user] = isPersons || isWaiting ? [] : await orm.select().from(users).where(eq(users.id, uid));
    if (!user) return database.set(`${path}/consideredAt`, message.at);
    const { text, replies, card, handsOver } = await answerOf(user, message, { orm, now: clock() });
    // The mark and the answer in one write: a stop in between neither repeats the answer nor swallows it.
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

  /** One conversation after the other message by message; different ones beside each other. */
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
  /** Each that was taken before the last process ended and not looked at; what the team has read is a person's. */
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
