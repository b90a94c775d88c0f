import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { refused } from './answer';
import { isOwnMachine } from './developers-page';
import { isSameSecret } from '@/lib/same-secret';
import { sendRefusal } from './send';

/** Upper bounds in seconds; the bar of the backend, p99 under 0.15 s, is one of them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  labels: string;
  count: number;
  sum: number;
  /** Requests of at most each bound. */
  within: number[];
}

/**
 * What the process has done since it started, in the text form of Prometheus. Routes are the patterns of the contract,
 * never a path as sent: ids and addresses are in those, and every stranger could add a line.
 */
export function registerMetrics(app: FastifyInstance, env: Pick<BackendEnv, 'metricsToken' | 'allowedHosts'>): void {
  const series = new Map<string, Series>();
  app.addHook('onResponse', async (request, reply) => {
    observe(
      series,
      `method="${methodOf(request)}",route="${request.routeOptions.url ?? 'none'}",status="${reply.statusCode}"`,
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isScraper(request, env)) return sendRefusal(reply, refused('UNAUTHENTICATED', 'The figures are for the operator.'));
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .removeHeader('access-control-allow-origin')
      .send(textOf(series));
  });
}

/** With a token whoever knows it; without one this machine alone. */
function isScraper(request: FastifyRequest, env: Pick<BackendEnv, 'metricsToken' | 'allowedHosts'>): boolean {
  const { metricsToken: token } = env;
  return token === ''
    ? isOwnMachine(request, env)
    : isSameSecret(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '', token);
}

/** A caller may invent methods, not lines. */
function methodOf({ method, routeOptions }: FastifyRequest): string {
  return routeOptions.url === undefined ? 'any' : method;
}

function observe(all: Map<string, Series>, labels: string, seconds: number): void {
  const known = all.get(labels) ?? { labels, count: 0, sum: 0, within: BOUNDS.map(() => 0) };
  all.set(labels, known);
  known.count += 1;
  known.sum += seconds;
  BOUNDS.forEach((bound, index) => {
    if (seconds <= bound) known.within[index] = (known.within[index] ?? 0) + 1;
  });
}

function textOf(all: Map<string, Series>): string {
  const { rss, heapUsed } = process.memoryUsage();
  const gauge = (name: string, help: string, value: number) => [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
  const histogram = [...all.values()].flatMap(({ labels, count, sum, within }) => [
    ...BOUNDS.map((bound, index) => `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${within[index]}`),
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{${labels}} ${sum}`,
    `http_request_duration_seconds_count{${labels}} ${count}`,
  ]);
  return [
    ...gauge('process_uptime_seconds', 'Since the process started.', process.uptime()),
    ...gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    ...gauge('nodejs_heap_used_bytes', 'Heap in use.', heapUsed),
    '# HELP http_request_duration_seconds Time to answer, by route of the contract and status.',
    '# TYPE http_request_duration_seconds histogram',
    ...histogram,
    '',
  ].join('\n');
}
