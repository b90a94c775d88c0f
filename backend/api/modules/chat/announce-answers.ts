import { and, asc, eq, exists, gt, inArray, isNull, lte, max, sql, type SQL } from 'drizzle-orm';
import pMap from 'p-map';
import type { BackendContext } from '@/backend/context';
import type { Orm } from '@/backend/api/db/database';
import { announcedAnswers, type AnnouncedAnswers } from '@/backend/api/db/schema/chat';
import { outboxMails } from '@/backend/api/db/schema/mail';
import { sessions } from '@/backend/api/db/schema/sign-in';
import { users } from '@/backend/api/db/schema/users';
import type { RemoteConversations } from '@/backend/twins/realtime/realtime-access';
import { messagesIn } from '@/lib/domain/chat/thread';
import { isNotified } from '@/lib/domain/notifications/preferences';
import { storeUnreadMail, storeUnreadPush, dueNotifications } from './unread-notifications';
const SOONEST_MS = 15_000;
const AWAITED_MS = 60_000;
const LATEST_MS = 3_600_000;
/** An answer by a person is promised within a day, not counting Sundays and holidays. */
const AWAITED_FOR_MS = 3 * 24 * 3_600_000;
/** Conversations are checked again after this fraction of their idle time. */
const PART_OF_REST = 20;

interface Rest {
  /** Last activity of the member or the team. */
  lastAt: number;
  /** The member wrote last and is waiting. */
  isAwaited: boolean;
  mailDueAt: number | null;
}

/** Time of the next check: soon for an active conversation, within the hour always, and when its mail is due. */
function nextLookAt({ lastAt, isAwaited, mailDueAt }: Rest, now: number): number {
  const rest = now - lastAt;
  const most = isAwaited && rest < AWAITED_FOR_MS ? AWAITED_MS : LATEST_MS;
  const next = now + Math.min(most, Math.max(SOONEST_MS, rest / PART_OF_REST));
  return mailDueAt === null ? next : Math.min(next, Math.max(mailDueAt, now + SOONEST_MS));
}

/** Per conversation; with more unread, the newest is notified. */
const MAX_MESSAGES = 200;
const BATCH = 200;
const LANES = 4;
/** Claimed conversations are not checked by others for this long, nor is one that failed. */
const CLAIM_MS = 60_000;
/** After this many failures the service counts as unavailable until the next round. */
const MAX_FAILURES = 3;

type Context = Pick<BackendContext, 'database' | 'env' | 'wallClock' | 'wakeMailDelivery'>;
type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];

export interface Round {
  looked: number;
  failed: number;
}

/**
 * Polls due conversations in a Firebase project and stores a push, and after an hour a mail, about unread messages of the team. What was
 * notified is marked in the same transaction, so that a restart, a second copy or an outage at Google duplicates nothing.
 * @param lastRoundAt start of the last round without failures; null: none, so every conversation is checked
 */
export async function announceAnswers(
  context: Context,
  remote: RemoteConversations,
  signal: AbortSignal,
  lastRoundAt: Date | null = null,
): Promise<Round> {
  const round: Round = { looked: 0, failed: 0 };
  // Overlaps with the last round, for members who were active while it ran and for clock skew.
  const since = lastRoundAt && new Date(lastRoundAt.getTime() - 2 * CLAIM_MS);
  await followNew(context, since);
  const mayGoOn = () => round.failed < MAX_FAILURES && !signal.aborted;
  for (let isMore = true; isMore && mayGoOn();) {
    const due = await claimDue(context, since);
    isMore = due.length === BATCH;
    const lookAt = async (conversation: AnnouncedAnswers) => {
      if (!mayGoOn()) return;
      await look(context, remote, conversation, signal).then(
        () => (round.looked += 1),
        () => (round.failed += 1),
      );
    };
    await pMap(due, lookAt, { concurrency: LANES });
  }
  return round;
}

/** Active members have a session; only a new process also checks earlier ones. */
async function followNew({ database: { orm }, wallClock }: Context, since: Date | null): Promise<void> {
  const ids =
    since === null
      ? orm.select({ id: users.id }).from(users)
      : orm.selectDistinct({ id: sessions.userId }).from(sessions).where(gt(sessions.lastSeenAt, since));
  const here = ids.as('here');
  await orm
    .insert(announcedAnswers)
    .select(
      orm
        .select({
          userId: sql<string>`${here.id}`.as('user_id'),
          lookAt: sql`${wallClock().toISOString()}::timestamptz`.as('look_at'),
          lookedAt: sql`null::timestamptz`.as('looked_at'),
          newestAt: sql`0`.as('newest_at'),
          readAt: sql`0`.as('read_at'),
          pushedAt: sql`0`.as('pushed_at'),
          mailedAt: sql`0`.as('mailed_at'),
        })
        .from(here)
        .leftJoin(announcedAnswers, eq(announcedAnswers.userId, here.id))
        .where(isNull(announcedAnswers.userId)),
    )
    .onConflictDoNothing();
}

/**
 * Due conversations, and those of members active since the last check: two queries, because one with OR would scan every conversation.
 * Claimed by moving the next check ahead, so that nothing is locked while Google is asked.
 */
async function claimDue({ database: { orm }, wallClock }: Context, since: Date | null): Promise<AnnouncedAnswers[]> {
  const now = wallClock();
  // As a literal condition: next to the comparison of the two times the planner would scan every conversation.
  const recent = since
    ? inArray(announcedAnswers.userId, orm.select({ userId: sessions.userId }).from(sessions).where(gt(sessions.lastSeenAt, since)))
    : undefined;
  const seen = and(eq(sessions.userId, announcedAnswers.userId), gt(sessions.lastSeenAt, announcedAnswers.lookedAt));
  const wasHere = and(recent, exists(orm.select({ id: sessions.id }).from(sessions).where(seen)));
  const isFree = lte(announcedAnswers.lookedAt, new Date(now.getTime() - CLAIM_MS));
  const claim = async (isDue: SQL | undefined, most: number) => {
    const due = orm
      .select({ userId: announcedAnswers.userId })
      .from(announcedAnswers)
      .where(isDue)
      .orderBy(asc(announcedAnswers.lookAt))
      .limit(most)
      .for('update', { skipLocked: true });
    return orm
      .update(announcedAnswers)
      .set({ lookedAt: now, lookAt: new Date(now.getTime() + CLAIM_MS) })
      .where(inArray(announcedAnswers.userId, due))
      .returning();
  };
  const late = await claim(lte(announcedAnswers.lookAt, now), BATCH);
  return late.length === BATCH ? late : [...late, ...(await claim(and(isFree, wasHere), BATCH - late.length))];
}

async function look(
  { database: { orm }, env, wallClock, wakeMailDelivery }: Context,
  remote: RemoteConversations,
  { userId, readAt }: AnnouncedAnswers,
  signal: AbortSignal,
): Promise<void> {
  const found = messagesIn(await remote.messagesAfter(userId, { at: readAt, most: MAX_MESSAGES }, signal));
  // Without messages by the team the mark does not matter.
  const markAt = found.some(({ from }) => from === 'team') ? Math.max(readAt, numberOf(await remote.memberReadAt(userId, signal))) : readAt;
  const messages = found.filter(({ at }) => at > markAt);
  const newest = found.at(-1);
  const hasTold = await orm.transaction(async (tx) => {
    const [row] = await tx.select().from(announcedAnswers).where(eq(announcedAnswers.userId, userId)).for('update');
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    // The account was deleted meanwhile.
    if (!row || !user) return false;
    const now = wallClock();
    const { push, mail, mailDueAt } = dueNotifications(messages, { ...row, readAt: Math.max(row.readAt, markAt) }, now.getTime());
    const isRead = !messages.some(({ from }) => from === 'team');
    // A pending push is obsolete once it is read, or after a newer message.
    if (push || (isRead && row.pushedAt > 0)) await dropWaiting(tx, userId);
    if (push && user.fcmToken && isNotified(user.notifications, 'push', 'messages')) await storeUnreadPush(tx, env, user, push.text, now);
    if (mail && isNotified(user.notifications, 'email', 'messages')) await storeUnreadMail(tx, env, user, mail.text, now);
    const [seen] = await tx
      .select({ at: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(eq(sessions.userId, userId));
    const lastAt = Math.max(newest?.at ?? 0, row.newestAt, seen?.at?.getTime() ?? 0);
    await tx
      .update(announcedAnswers)
      .set({
        lookAt: new Date(nextLookAt({ lastAt, isAwaited: newest?.from === 'member', mailDueAt }, now.getTime())),
        newestAt: Math.max(row.newestAt, newest?.at ?? 0),
        readAt: Math.max(row.readAt, markAt),
        ...(push && { pushedAt: push.at }),
        ...(mail && { mailedAt: mail.at }),
      })
      .where(eq(announcedAnswers.userId, userId));
    return Boolean(push ?? mail);
  });
  if (hasTold) wakeMailDelivery();
}

function dropWaiting(tx: Tx, userId: string): Promise<unknown> {
  return tx
    .delete(outboxMails)
    .where(
      and(
        isNull(outboxMails.deliveredAt),
        eq(outboxMails.channel, 'push'),
        eq(outboxMails.place, '/chat'),
        eq(outboxMails.recipient, userId),
      ),
    );
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
