import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BackendEnv } from '@/backend/config/env';
import { refused } from './answer';
import { isOwnMachine } from './developers-page';
import { isEqualInConstantTime } from '@/lib/constant-time';
import { sendRefusal } from './send';

/** Upper bounds in seconds; the target, p99 under 0.15 s, is one of them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics since the start in Prometheus's text format. Labels use route patterns, never paths as sent: those contain ids and addresses, and
 * strangers could create any number of series.
 */
export function registerMetrics(app: FastifyInstance, env: Pick<BackendEnv, 'metricsToken' | 'allowedHosts'>): void {
  const own = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route of the contract and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers: [own],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: methodOf(request), route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  const all = Registry.merge([processMetrics(), own]);
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isScraper(request, env)) return sendRefusal(reply, refused('UNAUTHENTICATED', 'The figures are for the operator.'));
    return reply
      .type(all.contentType)
      .header('cache-control', 'no-store')
      .removeHeader('access-control-allow-origin')
      .send(await all.metrics());
  });
}

/** With a token its bearer; without one only this machine. */
function isScraper(request: FastifyRequest, env: Pick<BackendEnv, 'metricsToken' | 'allowedHosts'>): boolean {
  const { metricsToken: token } = env;
  return token === ''
    ? isOwnMachine(request, env)
    : isEqualInConstantTime(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '', token);
}

/** Limits the label values: clients may send any method. */
function methodOf({ method, routeOptions }: FastifyRequest): string {
  return routeOptions.url === undefined ? 'any' : method;
}

let ofProcess: Registry | undefined;

/** Memory, CPU, event loop, garbage collection and handles; one set of observers per process. */
function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  const register = new Registry();
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'process_uptime_seconds',
    help: 'Since the process started.',
    registers: [register],
    collect() {
      this.set(process.uptime());
    },
  });
  new Gauge({
    name: 'nodejs_heap_used_bytes',
    help: 'Heap in use.',
    registers: [register],
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  return (ofProcess = register);
}
