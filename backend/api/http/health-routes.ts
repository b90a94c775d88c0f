import type { FastifyInstance } from 'fastify';
import { isAnswering, type Database } from '@/backend/api/db/database';
import { isMigrated } from '@/backend/api/db/migrate';

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
