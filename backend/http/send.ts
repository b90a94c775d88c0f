import type { FastifyReply } from 'fastify';
import type { FailureEnvelope } from '@/lib/contract/envelope';
import { ERROR_CODES } from '@/lib/contract/error-codes';
import type { Refusal } from './answer';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the one log line of this request says beyond its status. */
    outcome?: { code?: string; error?: unknown };
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const statusCode = ERROR_CODES[refusal.code];
  reply.request.outcome = { ...reply.request.outcome, code: refusal.code };
  const envelope: FailureEnvelope = {
    statusCode,
    message: refusal.message,
    data: null,
    code: refusal.code,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    requestId: reply.request.id,
  };
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.code(statusCode).header('cache-control', 'no-store').send(envelope);
}

export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}
