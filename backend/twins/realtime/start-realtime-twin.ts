import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdminDatabase, type AdminDatabase } from './admin-database';
import { createTokenMinter, createTokenVerifier, type MintCustomToken } from './auth/custom-token';
import { createAuthEndpoints } from './auth/endpoints';
import { SessionTokens, openKeyRing } from './auth/session-tokens';
import { createPushIds } from './data/path';
import { sendJson, isLoopbackOrigin } from './http/responses';
import { createRequestHandler, type RequestHandler } from './http/router';
import { LiveDatabase } from './live/database';
import { runDisconnectGroups } from './live/disconnect-queue';
import { compileRules } from './rules/rule-tree';
import { DurableStore } from './store/durable-store';
import { DEFAULT_LIMITS, SILENT_LOGGER, type TwinOptions } from './twin-options';
import { Connections } from './wire/connections';

export interface RealtimeTwin {
  /** For the surrounding server: handles the twin's requests and upgrades, ignores the others. */
  readonly handle: RequestHandler;
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  readonly database: AdminDatabase;
  readonly mintCustomToken: MintCustomToken;
  /** Ends all sessions of a user that started before now: at logout, deletion, a changed password. */
  revokeUser(uid: string): Promise<void>;
  /** For other processes of the backend: bearer token of the REST interface. */
  readonly adminCredential: string;
  readonly projectId: string;
  /** `ns=` of every database address. */
  readonly namespace: string;
  /** Its own port when it runs standalone; null when mounted in another server. */
  readonly port: number | null;
  connectionCount(): number;
  /** Writes a snapshot and truncates the journal now. */
  compact(): Promise<void>;
  /** Ends all connections, performs their onDisconnect writes, and closes the files. */
  close(): Promise<void>;
}

const DEFAULT_PROJECT = 'demo-realtime';

function attach(server: Server, handleUpgrade: RealtimeTwin['handleUpgrade']): () => void {
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // An unhandled upgrade would hang until the client times out.
    if (!handleUpgrade(request, socket, head) && server.listenerCount('upgrade') === 1) socket.destroy();
  };
  server.on('upgrade', onUpgrade);
  return () => server.off('upgrade', onUpgrade);
}

async function listenAlone(handle: RequestHandler, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (!handle(request, response)) sendJson(response, 404, { error: 'Not found' });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

/** Firebase Auth (custom tokens) and Realtime Database for the unmodified SDK, in this process. */
export async function startRealtimeTwin(options: TwinOptions): Promise<RealtimeTwin> {
  const { logger = SILENT_LOGGER, clock = Date, projectId = DEFAULT_PROJECT, isOriginAllowed = isLoopbackOrigin } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const namespace = `${projectId}-default-rtdb`;
  const rules = compileRules(options.rules);
  const store = await DurableStore.open(options.dataDir, logger);
  try {
    const keys = await openKeyRing(options.dataDir);
    const secret = options.secret ?? keys.customTokenSecret;
    const { adminCredential } = keys;
    const database = new LiveDatabase(store, rules, clock, logger);
    // Connections of a killed process are gone: their onDisconnect writes are performed first.
    for (const [connection, groups] of [...store.state.pending]) runDisconnectGroups(database, connection, groups, logger);

    const accounts = { revokedBefore: (uid: string) => store.state.revoked.get(uid) ?? 0 };
    const sessions = new SessionTokens(keys, projectId, accounts, clock);
    const verifyCustomToken = await createTokenVerifier({ secret, serviceAccountPublicKey: options.serviceAccountPublicKey }, clock);
    const createPushId = createPushIds(() => clock.now());
    const connections = new Connections({ database, sessions, limits, clock, logger, namespace, isOriginAllowed });
    const handleUpgrade: RealtimeTwin['handleUpgrade'] = (request, socket, head) => connections.accept(request, socket, head);
    const handle = createRequestHandler({
      database,
      createPushId,
      maxBodyBytes: limits.maxMessageBytes,
      authEndpoints: createAuthEndpoints(verifyCustomToken, sessions, projectId),
      sessions,
      adminCredential,
      namespace,
      isOriginAllowed,
      logger,
    });
    const own = options.server === undefined ? await listenAlone(handle, options.port ?? 0, options.host ?? '127.0.0.1') : null;
    const server = own ?? options.server;
    const detach = server === null || server === undefined ? () => {} : attach(server, handleUpgrade);
    const port = own === null ? null : (own.address() as AddressInfo).port;
    logger.info({ port, namespace }, 'realtime twin is ready');

    const closeAll = async (): Promise<void> => {
      detach();
      await connections.close();
      if (own !== null) await closeServer(own);
      await store.close();
    };
    let closing: Promise<void> | null = null;

    return {
      handle,
      handleUpgrade,
      database: createAdminDatabase(database, createPushId),
      mintCustomToken: createTokenMinter({ kind: 'embedded', secret }, clock),
      revokeUser: async (uid) => {
        store.commit({ revoked: { uid, at: clock.now() } }, store.state.root);
        connections.revoke(uid);
      },
      adminCredential,
      projectId,
      namespace,
      port,
      connectionCount: () => connections.size,
      compact: () => store.compact(),
      close: () => (closing ??= closeAll()),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
