import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, { LogController, type FastifyInstance, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import type { BackendEnv } from '@/backend/config/env';
import { isUnavailable } from '@/backend/api/db/database-errors';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { createFaultReport } from '@/lib/fault-report';
import type { RedisLink } from '@/lib/redis-link';
import { RefusalError, refused, type Refusal } from './answer';
import { keepForwardedAddress } from './request-source';
import { registerRateLimits } from './rate-limits';
import { logRequest, registerRequestLog, requestIdOf } from './request-log';
import { sendRefusal } from './send';
import { findUnsafeInput } from './unsafe-input';
import { utf8Text, discardBody } from './discard-body';

/**
 * How long the site and the backend keep idle connections open. It must be longer than the timeout of the proxy in front (nginx in
 * deploy/nginx: five seconds, load balancers usually sixty): otherwise the proxy may send a request on a connection that is closing and
 * answer 502 where it cannot retry.
 */
export const KEEP_ALIVE_MS = 75_000;

/** JSON is the only content type; an empty body is accepted, because axios sends the header without one. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = utf8Text(Buffer.from(body));
    if (text === null) return done(new RefusalError(refused('BAD_REQUEST', 'The request is not written in UTF-8.')));
    return parse(request, text, done);
  });
}

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Timeouts for slow clients, in milliseconds. */
export interface RequestTimeouts {
  /** For a whole request, headers and body. */
  request: number;
  /** For the next byte on a connection. */
  connection: number;
  /** How often open requests are checked; Node's default of half a minute would be added to the timeouts. */
  look: number;
}

const PATIENCE: RequestTimeouts = { request: 30_000, connection: 60_000, look: 5_000 };

interface AppOptions {
  logTo?: Writable | undefined;
  patience?: RequestTimeouts | undefined;
}

/** The server without its routes: limits, headers, parsing, errors and logging, the same for all. */
export function createApp(env: BackendEnv, { logTo, patience = PATIENCE }: AppOptions = {}): FastifyInstance {
  const app: FastifyInstance = fastify({
    logger: { level: env.logLevel, base: { service: 'backend' }, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    // One hop: the address that the load balancer saw, not what the client sent.
    trustProxy: env.isBehindProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: BODY_LIMIT_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: patience.request,
    connectionTimeout: patience.connection,
    // Node ignores the request timeout if the headers timeout is longer, as its default is: a body sent byte by byte would never time out.
    http: { headersTimeout: patience.request, connectionsCheckingInterval: patience.look },
    forceCloseConnections: 'idle',
    // While draining, requests on open connections are still answered, with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 128 },
    frameworkErrors: (_error, request, reply) => {
      // Hooks do not run for these, so the headers that the sites need are set here.
      reply.header('x-request-id', request.id).header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
      answerError(new RefusalError(refused('BAD_REQUEST', 'The request cannot be read.')), request, reply);
      logRequest(app, request, reply);
    },
  });
  if (env.isBehindProxy) app.addHook('onRequest', async ({ raw }) => keepForwardedAddress(raw.headers));
  registerRequestLog(app, createFaultReport(env.errorReportUrl, 'backend'));
  registerBodyDiscard(app);
  return app;
}

export async function registerPlugins(app: FastifyInstance, env: BackendEnv, redis: RedisLink | null): Promise<void> {
  acceptOnlyJson(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' }, // the sites call the API from other origins
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(cors, CROSS_ORIGIN);
  await registerRateLimits(app, env.rateLimitFactor, redis);
  registerErrorMapping(app);
  registerCompression(app);
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, Buffer.isBuffer(request.body) ? null : request.body]) {
      const unsafe = findUnsafeInput(part);
      if (!unsafe) continue;
      throw new RefusalError(refused('BAD_REQUEST', 'The request holds characters or nesting that cannot be accepted.', [unsafe]));
    }
  });
}

/**
 * CORS for any origin, because the credential is a header and never a cookie; hence no `credentials`. The edge answers preflights itself in
 * the same way (deploy/nginx/servers.conf.template).
 */
export const CROSS_ORIGIN = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Content-Type',
    'Accept',
    'Authorization',
    'Access-Control-Allow-Origin',
    'X-Request-Id',
    'Idempotency-Key',
    'X-File-Name',
  ],
  exposedHeaders: ['X-Request-Id', 'Retry-After'],
  /** Seconds. */
  maxAge: 7200,
};

const COMPRESSED_FROM_BYTES = 4_096;
/** The edge leaves the same out: the length of an answer must not tell what token is in it. */
const HOLDS_TOKEN = /^\/(?:users\/(?:login|login-with-external|signup|order-and-payment-signup|me)|ext\/sign-in\/finish)\b/;
/** Not where it is refused by `q=0`. */
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/;
const compressed = promisify(gzip);

/** Lists, as the edge does it (deploy/nginx): on a slow phone a wardrobe without an edge would take six times as long. */
function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM_BYTES || HOLDS_TOKEN.test(request.url)) return payload;
    void reply.header('vary', 'Accept-Encoding');
    if (!ACCEPTS_GZIP.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    void reply.header('content-encoding', 'gzip');
    return compressed(payload);
  });
}

const BY_STATUS: Record<number, Refusal> = {
  405: refused('METHOD_NOT_ALLOWED', 'This method is not allowed here.'),
  413: refused('PAYLOAD_TOO_LARGE', 'The request is too large.'),
  415: refused('UNSUPPORTED_MEDIA_TYPE', 'Send JSON with the content type application/json.'),
  429: refused('TOO_MANY_REQUESTS', 'Too many requests; try again in a minute.'),
};
const BAD_REQUEST = refused('BAD_REQUEST', 'The request cannot be read.');

const TOO_LARGE = 413;

/** Before the hook of the drain, which may close the connection all the same. */
function registerBodyDiscard(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== TOO_LARGE) return;
    // The framework would close the connection because of the unread body; the body is discarded instead.
    reply.removeHeader('connection');
    await discardBody(request.raw, reply.raw);
  });
}

/** Every error becomes an envelope; server errors do not reveal their cause. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  const status = (error as Partial<FastifyError>).statusCode;
  if (status !== undefined && status >= 400 && status < 500) return BY_STATUS[status] ?? BAD_REQUEST;
  if (isUnavailable(error)) return refused('UNAVAILABLE', 'The service is not available for the moment.');
  return refused('INTERNAL', 'Something went wrong on our side.');
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.code === 'INTERNAL' || refusal.code === 'UNAVAILABLE') request.outcome = { error };
  return sendRefusal(reply, refusal);
}

function registerErrorMapping(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const methods = methodsOf(request.url.split('?')[0] ?? '/');
    if (methods.length === 0) return sendRefusal(reply, refused('NOT_FOUND', 'There is nothing at this path.'));
    return sendRefusal(reply.header('allow', methods.join(', ')), refused('METHOD_NOT_ALLOWED', 'This method is not allowed here.'));
  });
}

const PATTERNS = Object.values(ENDPOINTS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}));

function methodsOf(path: string): string[] {
  return PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
