import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { isAnswering, type Database } from '@/backend/api/db/database';
import { isMigrated } from '@/backend/api/db/migrate';
import type { BackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';

type Place = Pick<BackendEnv, 'host' | 'port'>;

/**
 * Fails early, before a database is opened.
 * @throws StartError when the port is taken or not permitted
 */
export async function refuseTakenPort({ host, port }: Place): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen({ host, port }, resolve));
  } catch (error) {
    throw explained(error, { host, port });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Opens the port and returns the base address.
 * @throws StartError when the port is taken or not permitted
 */
export async function listenOn(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    throw explained(error, { host, port });
  }
  const bound = app.server.address() as AddressInfo; // a TCP server that listens has one
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}

function explained(error: unknown, { host, port }: Place): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken by another program; set BACKEND_PORT to a free one.`, { cause: error });
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this user; set BACKEND_PORT to one above 1023.`, { cause: error });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST names no address of this machine: ${host}.`, { cause: error });
    default:
      return error;
  }
}

/** Milliseconds after the stop signal; `exit` is the promise in docs/operations.md, with room for a busy machine. */
export const STOP_LIMITS = {
  /** The port stays open at least this long, and at most `noticeMost` while requests still arrive. */
  notice: 500,
  noticeMost: 4_000,
  /** For requests already sent on an open connection but not read yet. */
  read: 300,
  /** Whatever is still open this long after the signal is cut off. */
  cutOff: 8_000,
  /** The process exits unconditionally. */
  exit: 9_500,
} as const;

interface Drain {
  isDraining(): boolean;
  /** Answers pending requests, accepts no new connections and resolves when the last one is closed. */
  finish(): Promise<void>;
}

/** In Node's event loop timers run before sockets: this lets requests that arrived meanwhile be read first. */
const afterReading = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Node closes "idle" connections together with the port, including those whose request it has not read yet, which loses requests under
 * load. So the port stays open until traffic has moved away (the readiness check fails and every answer says `Connection: close`), and idle
 * connections are closed shortly after the port.
 */
export function prepareDrain(app: FastifyInstance): Drain {
  let isDraining = false;
  let lastSeen = 0;
  app.addHook('onRequest', async () => {
    lastSeen = performance.now();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    isDraining: () => isDraining,
    async finish() {
      if (isDraining) return;
      isDraining = true;
      const { server } = app;
      if (!server.listening) return void (await app.close());
      const start = performance.now();
      do await wait(STOP_LIMITS.notice);
      while (performance.now() - lastSeen < STOP_LIMITS.notice && performance.now() - start < STOP_LIMITS.noticeMost);
      const closeIdle = server.closeIdleConnections.bind(server);
      server.closeIdleConnections = () => undefined;
      // Connections still in the accept queue when the port closes are reset by the system.
      await afterReading();
      server.close();
      const late = setTimeout(() => setImmediate(closeIdle), STOP_LIMITS.read);
      const limit = setTimeout(() => server.closeAllConnections(), start + STOP_LIMITS.cutOff - performance.now());
      await app.close();
      clearTimeout(late);
      clearTimeout(limit);
    },
  };
}

/** Live: the process responds. Ready: it can receive traffic. */
export function registerHealth(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      database: await isAnswering(database),
      migrations: await isMigrated(database.orm).catch(() => false),
      lock: database.isLockHeld(),
      accepting: !isDraining(),
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready', ...checks });
  });
}
