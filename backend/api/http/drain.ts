import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** After a wish to stop, in milliseconds; `exit` is what docs/operations.md promises, with room for a busy machine. */
export const STOP_LIMITS = {
  /** The port stays open at least so long, and while requests still come, at most so long. */
  notice: 500,
  noticeMost: 4_000,
  /** For requests that were sent on an open connection and not read yet. */
  read: 300,
  /** What has not ended so long after the beginning is cut off. */
  cutOff: 8_000,
  /** The process is gone, whatever still holds it. */
  exit: 9_500,
} as const;

export interface Drain {
  isDraining(): boolean;
  /** Answers what was sent, takes no new connections and resolves when the last one is closed. */
  finish(): Promise<void>;
}

/** In a turn of Node's loop timers come before sockets: what came in while the process was busy is taken first. */
const afterReading = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Node closes "idle" connections together with the port, and counts those as idle whose request it has not read yet:
 * under load that loses requests. So the port stays open until the load has moved away (the readiness check fails and
 * every answer says `Connection: close`), and idle connections are closed a moment after the port.
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
      // Whoever waits to be let in when the port closes is reset by the system.
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
