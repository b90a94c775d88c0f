import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { isUnavailable } from '@/backend/api/db/database-errors';
import { type Refusal, RefusalError, refused } from './answer';
import { discardBody } from './discard-body';
import { sendRefusal } from './send';

const BY_STATUS: Record<number, Refusal> = {
  405: refused('METHOD_NOT_ALLOWED', 'This method is not allowed here.'),
  413: refused('PAYLOAD_TOO_LARGE', 'The request is too large.'),
  415: refused('UNSUPPORTED_MEDIA_TYPE', 'Send JSON with the content type application/json.'),
  429: refused('TOO_MANY_REQUESTS', 'Too many requests; try again in a minute.'),
};
const BAD_REQUEST = refused('BAD_REQUEST', 'The request cannot be read.');

const TOO_LARGE = 413;

/** Before the hook of the drain, which may close the connection all the same. */
export function registerBodyDiscard(app: FastifyInstance): void {
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

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.code === 'INTERNAL' || refusal.code === 'UNAVAILABLE') request.outcome = { error };
  return sendRefusal(reply, refusal);
}

export function registerErrorMapping(app: FastifyInstance): void {
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
