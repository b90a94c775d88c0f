import type { FastifyBaseLogger } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { createTokenMinter } from '@/backend/twins/realtime/auth/custom-token';
import type { RealtimeAccess } from '@/backend/twins/realtime/realtime-access';
import { ADMIN_SCOPES, createProjectAdmin, serviceAccountAccess } from './project-admin';

/** Retry delays for updates that may be late but must not be lost while the process lives. */
const RETRY_MS = [1_000, 10_000, 60_000];

interface Parts {
  env: Pick<BackendEnv, 'firebaseProjectId' | 'firebaseDatabases'>;
  account: Extract<BackendEnv['realtime'], { kind: 'firebase' }>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  wallClock: () => Date;
  /** Default: Google's; replaced in tests. */
  addresses?: { tokens: string; identity: string };
  patienceMs?: number;
}

/** A real project: custom tokens are signed locally; revocation and data access use Google's API with the same service account. */
export function projectAccess({ env, account: { clientEmail, privateKey }, log, wallClock, addresses, patienceMs }: Parts): RealtimeAccess {
  const mintCustomToken = createTokenMinter({ kind: 'service-account', clientEmail, privateKey });
  const accessToken = serviceAccountAccess({
    clientEmail,
    privateKey,
    scopes: ADMIN_SCOPES,
    now: wallClock,
    ...(addresses && { tokensAddress: addresses.tokens }),
  });
  const admin = createProjectAdmin({
    projectId: env.firebaseProjectId,
    databases: env.firebaseDatabases,
    accessToken,
    now: wallClock,
    ...(addresses && { identityAddress: addresses.identity }),
    ...(patienceMs !== undefined && { patienceMs }),
  });

  async function revokeUser(uid: string): Promise<void> {
    try {
      await admin.revokeUser(uid);
    } catch {
      // The session has ended in our own database: not worth waiting for Google.
      log.warn('realtime sign-ins could not be ended and will be retried');
      void revokeLater(uid);
    }
  }

  async function revokeLater(uid: string): Promise<void> {
    for (const wait of RETRY_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      if (
        await admin.revokeUser(uid).then(
          () => true,
          () => false,
        )
      ) {
        return;
      }
    }
    log.warn('realtime sign-ins were not ended: they expire with their token, within an hour');
  }

  return {
    mintCustomToken: (uid) => mintCustomToken(uid),
    revokeUser,
    // Our pushes use our own database: not worth waiting for Google.
    forgetPushToken: (uid) =>
      admin.forgetPushToken(uid).catch(() => log.warn('the push token of a device was not removed from a presence record')),
    forgetUser: admin.forgetUser,
    messagesOf: admin.messagesOf,
    addMessages: admin.addMessages,
    publishWardrobeVersion: admin.publishWardrobeVersion,
    database: null,
    remote: { messagesAfter: admin.messagesAfter, memberReadAt: admin.memberReadAt },
  };
}
