import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

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

export interface Drain {
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
