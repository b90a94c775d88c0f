import type { BackendExtension } from '@/backend/extension';
import { routeUpgrade } from '@/backend/http/upgrade-route';
import { requestUrl } from '@/backend/realtime/http/request-url';
import { repeatJob } from '@/backend/repeat-job';
import { startAnnouncing } from './announcing-job';
import { startConcierge } from './concierge';
import { indexConversations } from './conversation-index';
import { TEAM_SOCKET_PATH } from './team-console/team-socket';
import { mailUnread } from './unread-mails';

const MAIL_EVERY_MS = 60_000;

/**
 * The other side of the chat where this process keeps the conversations: concierge and mails. With Firebase it is the team's
 * own, and what is done here is to tell the member that they were answered.
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
    // Whoever was here when the last process ended is not known to be here now.
    void database.set('team/status', 'offline').catch(() => undefined);
    const closing: (() => void)[] = [];
    const concierge = startConcierge(context, database, index);
    const mails = repeatJob(() => mailUnread(context, database, index), {
      everyMs: MAIL_EVERY_MS,
      firstMs: MAIL_EVERY_MS,
      onFailure: () => context.log.warn('mails about unread messages were not written'),
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
