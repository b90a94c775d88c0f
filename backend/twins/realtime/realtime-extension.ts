import { isSiteOrigin } from '@/backend/api/http/request-source';
import { readFile } from 'node:fs/promises';
import type { BackendEnv } from '@/backend/config/env';
import type { BackendExtension, RunningExtension } from '@/backend/context';
import { projectAccess } from './project/project-access';
import { startRealtimeTwin, type RealtimeTwin } from './start-realtime-twin';

/** The twin uses the rules that are deployed to Firebase. */
const RULES = new URL('../../../deploy/firebase/database.rules.json', import.meta.url);

/** Firebase Auth and Realtime Database: the twin on this port, or a real project. */
export const realtimeExtension: BackendExtension = {
  name: 'realtime',
  async start({ context: { env, log, wallClock } }) {
    switch (env.realtime.kind) {
      case 'twin':
        return runTwin(await openTwin(env, env.realtime.folder, log.child({ part: 'realtime' })));
      case 'firebase':
        return { realtime: projectAccess({ env, account: env.realtime, log, wallClock }) };
      case 'none':
        return {};
    }
  },
};

/** Opens the twin on its data without listening. One process per folder. */
export async function openTwin(
  env: BackendEnv,
  dataDir: string,
  logger?: Parameters<typeof startRealtimeTwin>[0]['logger'] & object,
): Promise<RealtimeTwin> {
  return startRealtimeTwin({
    server: null,
    dataDir,
    rules: await readFile(RULES, 'utf8'),
    ...(env.firebaseProjectId ? { projectId: env.firebaseProjectId } : {}),
    isOriginAllowed: (origin) => isSiteOrigin(origin, env),
    ...(logger && { logger }),
  });
}

function runTwin(twin: RealtimeTwin): RunningExtension {
  return {
    handleRequest: twin.handle,
    handleUpgrade: twin.handleUpgrade,
    close: () => twin.close(),
    realtime: {
      mintCustomToken: (uid) => twin.mintCustomToken(uid),
      revokeUser: (uid) => twin.revokeUser(uid),
      forgetPushToken: (uid) => twin.database.remove(`userConversations/${uid}/information/fcmToken`),
      async forgetUser(uid) {
        await twin.revokeUser(uid);
        await twin.database.remove(`userConversations/${uid}`);
        await twin.database.remove(`connections/${uid}`);
        await twin.database.remove(`conciergeNotes/${uid}`);
      },
      messagesOf: (uid) => twin.database.get(`userConversations/${uid}/messages`),
      async addMessages(uid, messages) {
        const newest = Math.max(...Object.values(messages).map(({ at }) => at));
        const considered = await twin.database.get(`conciergeNotes/${uid}/consideredAt`);
        await twin.database.update('', {
          ...Object.fromEntries(Object.entries(messages).map(([key, message]) => [`userConversations/${uid}/messages/${key}`, message])),
          // A person has them by mail: the concierge answers none of them.
          [`conciergeNotes/${uid}/consideredAt`]: Math.max(typeof considered === 'number' ? considered : 0, newest),
        });
      },
      async publishWardrobeVersion(uid, version) {
        await twin.database.transaction(`userConversations/${uid}/wardrobe/version`, (told) =>
          typeof told === 'number' && told >= version ? undefined : version,
        );
      },
      database: twin.database,
      remote: null,
    },
  };
}
