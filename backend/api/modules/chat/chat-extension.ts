import { eq } from 'drizzle-orm';
import type { BackendContext, BackendExtension } from '@/backend/context';
import { users } from '@/backend/api/db/schema/users';
import { routeUpgrade } from '@/backend/api/http/upgrade-route';
import type { AdminDatabase } from '@/backend/twins/realtime/admin-database';
import { requestUrl } from '@/backend/twins/realtime/http/responses';
import type { RemoteConversations } from '@/backend/twins/realtime/realtime-access';
import { repeatJob, type RepeatedJob } from '@/backend/repeat-job';
import { isNotified } from '@/lib/domain/notifications/preferences';
import { announceAnswers } from './announce-answers';
import { startConcierge } from './concierge';
import { indexConversations, type ConversationIndex } from './conversation-index';
import { TEAM_SOCKET_PATH } from '@/backend/twins/team-console/team-socket';
import { storeUnreadMail, MAIL_DELAY_MS } from './unread-notifications';

/** Stores due mails. @returns how many */
async function mailUnread(
  { database: { orm }, env, wallClock, wakeMailDelivery }: BackendContext,
  database: AdminDatabase,
  index: ConversationIndex,
): Promise<number> {
  const now = wallClock();
  let count = 0;
  for (const { uid, unreadByMember, newest } of index.all()) {
    const [oldest] = unreadByMember;
    if (oldest === undefined || now.getTime() - oldest < MAIL_DELAY_MS || newest?.from !== 'team') continue;
    const path = `conciergeNotes/${uid}/mailedAt`;
    // One mail about the oldest unread message is enough until it is read.
    if (oldest <= Number((await database.get(path)) ?? 0)) continue;
    const [user] = await orm.select().from(users).where(eq(users.id, uid));
    if (!user || !isNotified(user.notifications, 'email', 'messages')) continue;
    await storeUnreadMail(orm, env, user, newest.text, now);
    await database.set(path, newest.at);
    count += 1;
  }
  if (count > 0) wakeMailDelivery();
  return count;
}

const EVERY_MS = 15_000;

/** Polls the conversations of a Firebase project. */
export function startAnnouncing(context: BackendContext, remote: RemoteConversations): RepeatedJob {
  let lastRoundAt: Date | null = null;
  const round = async (stopping: AbortSignal) => {
    const begunAt = context.wallClock();
    const { failed } = await announceAnswers(context, remote, stopping, lastRoundAt);
    if (failed === 0) lastRoundAt = begunAt;
    if (failed > 0 && !stopping.aborted) {
      context.log.warn({ failed }, 'conversations of the Firebase project could not be read; they are asked for again');
    }
  };
  return repeatJob(round, {
    everyMs: EVERY_MS,
    onFailure: (error) =>
      context.log.error({ type: error instanceof Error ? error.name : typeof error }, 'notifications about answers of the team failed'),
  });
}

const MAIL_EVERY_MS = 60_000;

/**
 * The team's side of the chat if this process stores the conversations: concierge and mails. With Firebase the team uses its own tools, and
 * only notifications are sent from here.
 */
export const chatExtension: BackendExtension = {
  name: 'chat',
  start({ context, server }) {
    const { database, remote } = context.realtime;
    if (!database) {
      const job = remote && startAnnouncing(context, remote);
      return job ? { close: job.stop } : {};
    }
    const index = indexConversations(database);
    // Presence from before the restart is unknown.
    void database.set('team/status', 'offline').catch(() => undefined);
    const closing: (() => void)[] = [];
    const concierge = startConcierge(context, database, index);
    const mails = repeatJob(() => mailUnread(context, database, index), {
      everyMs: MAIL_EVERY_MS,
      firstMs: MAIL_EVERY_MS,
      onFailure: () => context.log.warn('mails about unread messages were not stored'),
    });
    return {
      handleUpgrade(request, socket, head) {
        if (!context.env.hasTeamConsole || requestUrl(request)?.pathname !== TEAM_SOCKET_PATH) return false;
        routeUpgrade(server, request, socket, head);
        return true;
      },
      chat: {
        index,
        database,
        settled: () => concierge.settled(),
        mailUnread: () => mailUnread(context, database, index),
        onClose: (listener) => void closing.push(listener),
      },
      async close() {
        await mails.stop();
        closing.forEach((end) => end());
        concierge.stop();
        index.close();
        await concierge.settled();
      },
    };
  },
};
