import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { BackendContext } from '@/backend/context';
import { authenticate } from '@/backend/api/identity/authenticate';
import type { Call } from '@/lib/contract/call';
import { CALLS } from '@/lib/contract/calls';
import { tidyEmail } from '@/lib/contract/email-address';
import { UPLOAD_DECLARED, UPLOAD_MAX_BYTES } from '@/lib/contract/upload';
import type { FieldError } from '@/lib/contract/envelope';
import { readPhone } from '@/lib/domain/shared/phone-number';
import { type Answer, type CallHandlers, refused } from './answer';
import { toFieldErrors } from '@/lib/contract/field-errors';
import { sensitiveLimit } from './rate-limits';
import { sendFile, sendRefusal } from './send';

const MAX_DEPTH = 4;

const EMAIL_KEYS = ['email', 'emailAddress'];

/**
 * Normalises phone numbers and email addresses anywhere in a body to the contract's spelling: people write country codes, brackets,
 * full-width characters and invisible marks. Invalid ones are left to the schema.
 */
export function withContactsRead(body: unknown, depth = 0): unknown {
  if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return body;
  if (Array.isArray(body)) return body.map((value: unknown) => withContactsRead(value, depth + 1));
  const fields = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withContactsRead(value, depth + 1)]));
  for (const key of EMAIL_KEYS) {
    const { [key]: typed } = fields;
    // A line break is no slip of a keyboard: the schema refuses it.
    if (typeof typed === 'string' && !/\p{Cc}/u.test(typed)) fields[key] = tidyEmail(typed);
  }
  const { contactPhone, contactPhoneCode = '' } = fields;
  if (typeof contactPhone !== 'string' || typeof contactPhoneCode !== 'string') return fields;
  const read = readPhone({ contactPhoneCode, contactPhone });
  // Without a code in the body, only the number can bring one.
  return {
    ...fields,
    contactPhone: read.contactPhone,
    ...(read.contactPhoneCode === '' ? {} : { contactPhoneCode: read.contactPhoneCode }),
  };
}

/** Handlers have different types; after validation they are called alike. */
type AnyHandler = (
  input: { params: unknown; query: unknown; body: unknown; request: FastifyRequest },
  context: BackendContext,
) => Promise<Answer<unknown>>;

const PARTS = ['params', 'query', 'body'] as const;

/** One route for every call of the contract: validate, authenticate, handle, answer in the envelope. */
export function registerCallRoutes(app: FastifyInstance, context: BackendContext, handlers: CallHandlers): void {
  for (const call of Object.values(CALLS) as Call[]) {
    const handler = handlers[call.name] as AnyHandler;
    const route: RouteOptions = {
      method: call.method,
      url: call.path,
      config: { rateLimit: sensitiveLimit(call.name, context.env.rateLimitFactor) },
      async handler(request, reply) {
        const input = validate(call, request);
        if (input.kind === 'invalid') return sendRefusal(reply, refused('VALIDATION', 'Some fields cannot be accepted.', input.errors));
        const refusal = await authenticate(request, context, call.audience);
        if (refusal) return sendRefusal(reply, refusal);
        return sendAnswer(reply, call, await handler({ ...input.parts, request }, context));
      },
    };
    if (call.rawBody) registerRawRoute(app, context, call, route);
    else app.route(route);
  }
}

/** A call with a file as body: its own parsers and limit, and no byte is read before authentication. */
function registerRawRoute(app: FastifyInstance, context: BackendContext, call: Call, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(UPLOAD_DECLARED, { parseAs: 'buffer', bodyLimit: UPLOAD_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      ...route,
      bodyLimit: UPLOAD_MAX_BYTES,
      // After rate limiting, which uses the headers, and before the body is read.
      preParsing: async (request, reply) => {
        const refusal = await authenticate(request, context, call.audience);
        if (refusal) return sendRefusal(reply, refusal);
      },
    });
  });
}

function validate(call: Call, request: FastifyRequest) {
  const parts: Record<(typeof PARTS)[number], unknown> = { params: undefined, query: undefined, body: undefined };
  const errors: FieldError[] = [];
  for (const part of PARTS) {
    const schema = call[part];
    if (!schema) continue;
    const given = part === 'body' ? withContactsRead(request.body) : request[part];
    const result = z.safeParse(schema, given);
    if (result.success) parts[part] = result.data;
    else errors.push(...toFieldErrors(result.error.issues, given));
  }
  return errors.length > 0 ? ({ kind: 'invalid', errors } as const) : ({ kind: 'valid', parts } as const);
}

/** The contract's schema strips unknown fields; data that does not match it is a bug and throws. */
async function sendAnswer(reply: FastifyReply, call: Call, answer: Answer<unknown>): Promise<FastifyReply> {
  if (answer.kind === 'refused') return sendRefusal(reply, answer);
  const data = z.parse(call.data, answer.data);
  if (call.isBinary && data instanceof Blob) return sendFile(reply, data, call.isWrittenAnew);
  // The body has no request id (the header has), so that identical requests get identical bodies.
  const body = call.success === 'http-status' ? data : { statusCode: answer.status, message: 'OK', data };
  return reply.code(answer.status).header('cache-control', 'no-store').send(body);
}
