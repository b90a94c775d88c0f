import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutValues, type ReportFault } from '@/lib/fault-report';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The client's request id if it is harmless, so that a support request leads to the log line. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : crypto.randomUUID();
}

/**
 * One line per request, after the answer. It logs the route's pattern, never the path or query as sent: those can contain ids, addresses
 * and tokens.
 */
export function registerRequestLog(app: FastifyInstance, reportFault: ReportFault): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = logRequest(app, request, reply);
    if (request.outcome?.error) void reportFault(line);
  });
}

/** Also for requests that fail before any hook runs. */
export function logRequest(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): object {
  const { code, error } = request.outcome ?? {};
  const line = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? '(none)',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...(code ? { code } : {}),
    ...(error ? { err: withoutValues(error) } : {}),
  };
  const level = error ? 'error' : reply.statusCode >= 500 ? 'warn' : 'info';
  app.log[level](line, 'request');
  return line;
}
