import { eq } from 'drizzle-orm';
import type { BackendContext } from '@/backend/context';
import { users, type User } from '@/backend/api/db/schema/users';
import { SERVER_TIME, type AdminDatabase } from '@/backend/twins/realtime/admin-database';
import { createPushIds } from '@/backend/twins/realtime/data/path';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { HANDED_OVER_MS, PERSON_MS } from '@/lib/domain/chat/team-presence';
import { messagesIn } from '@/lib/domain/chat/thread';
import { answerOf, calledWith, noteOf, prepareAnswers, type ConciergeAnswer } from './concierge-answer';
import type { ConversationIndex } from './conversation-index';

/** Per conversation, after a restart: more cannot have been missed. */
const MAX_MISSED = 200;
/** It learns soon after the start, so that no first question waits, but when the process has its other work behind it. */
const PREPARE_AFTER_MS = 5_000;

interface Notes {
  /** `at` of the newest processed message. */
  consideredAt: number;
  handedOverAt: number;
  /** `at` of the message that it last answered by saying that it rests. */
  restedAt: number;
  /** `at` of the message that last called it. */
  wokenAt: number;
}

export interface Concierge {
  /** Resolves when everything received is answered. */
  settled(): Promise<void>;
  stop(): void;
}

/** Answers members from written content, identifies itself as a program, and hands the rest to a person. */
export function startConcierge(
  { database: { orm }, clock, env, wallClock, log }: BackendContext,
  database: AdminDatabase,
  index: ConversationIndex,
): Concierge {
  const nextKey = createPushIds(() => wallClock().getTime());
  const running = new Map<string, Promise<void>>();
  const prepare = () =>
    void prepareAnswers(orm).catch((error: unknown) => log.warn({ error }, 'the concierge could not learn its answers yet'));
  const preparing = setTimeout(prepare, PREPARE_AFTER_MS).unref();

  async function consider(uid: string, message: ChatMessage): Promise<void> {
    const path = `conciergeNotes/${uid}`;
    const notes = readNotes(await database.get(path));
    if (message.at <= notes.consideredAt) return;
    const { lastPersonAt } = index.of(uid);
    // In real time, even if the simulated clock is ahead.
    const now = wallClock();
    const isPersons = now.getTime() - lastPersonAt < PERSON_MS && notes.wokenAt < lastPersonAt;
    const isWaiting = notes.handedOverAt > Math.max(lastPersonAt, notes.wokenAt) && now.getTime() - notes.handedOverAt < HANDED_OVER_MS;
    const rests = isPersons || isWaiting;
    const call = rests ? calledWith(message.text) : null;
    const hasTold = notes.restedAt > Math.max(notes.wokenAt, notes.handedOverAt) && now.getTime() - notes.restedAt < HANDED_OVER_MS;
    // Several files of one turn come as so many messages.
    const isSilent = rests && call === null && (hasTold || message.attachment !== undefined);
    const [user] = isSilent ? [] : await orm.select().from(users).where(eq(users.id, uid));
    if (!user) return database.set(`${path}/consideredAt`, message.at);
    const answer = await answerNow(user);
    // Mark and answer in one write, so that a restart neither repeats nor loses an answer.
    await database.update('', {
      [`${path}/consideredAt`]: message.at,
      ...(answer.handsOver && { [`${path}/handedOverAt`]: now.getTime() }),
      ...(rests && { [`${path}/${call === null ? 'restedAt' : 'wokenAt'}`]: message.at }),
      [`userConversations/${uid}/messages/${nextKey()}`]: {
        from: 'team',
        by: 'concierge',
        text: answer.text,
        at: SERVER_TIME,
        clientId: `concierge-${message.key}`,
        ...(answer.replies && { replies: answer.replies }),
        ...(answer.card && { card: answer.card }),
        ...(answer.rests && { rests: true }),
      },
    });

    function answerNow(member: User): ConciergeAnswer | Promise<ConciergeAnswer> {
      if (rests && call === null) return noteOf(member, message.text, isPersons ? 'resting' : 'waiting');
      if (call === '') return noteOf(member, message.text, 'awake');
      return answerOf(member, { ...message, text: call ?? message.text }, { orm, env, now: clock() });
    }
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
    for (const message of messagesIn(stored)) if (message.from === 'member' && message.at > consideredAt) enqueue(uid, message);
  }
  const catchingUp = Promise.allSettled(index.all().map(({ uid, unreadByTeam }) => catchUp(uid, unreadByTeam)));

  return {
    async settled() {
      await catchingUp;
      while (running.size > 0) await Promise.all(running.values());
    },
    stop() {
      clearTimeout(preparing);
      stop();
    },
  };
}

function readNotes(value: unknown): Notes {
  const { consideredAt, handedOverAt, restedAt, wokenAt } = (value ?? {}) as Partial<Notes>;
  const at = (time: number | undefined) => Number(time ?? 0);
  return { consideredAt: at(consideredAt), handedOverAt: at(handedOverAt), restedAt: at(restedAt), wokenAt: at(wokenAt) };
}
