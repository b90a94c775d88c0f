import type { FastifyReply } from 'fastify';
import type { FailureEnvelope } from '@/lib/contract/envelope';
import { ERROR_CODES } from '@/lib/contract/error-codes';
import { percentEncode } from '@/lib/text/percent-encode';
import type { Refusal } from './answer';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the one log line of this request says beyond its status. */
    outcome?: { code?: string; error?: unknown };
  }
}

/** As many as somebody can read; a body of a megabyte may hold a hundred thousand. */
const MAX_ERRORS = 50;

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const statusCode = ERROR_CODES[refusal.code];
  reply.request.outcome = { ...reply.request.outcome, code: refusal.code };
  const envelope: FailureEnvelope = {
    statusCode,
    message: refusal.message,
    data: null,
    code: refusal.code,
    ...(refusal.errors ? { errors: refusal.errors.slice(0, MAX_ERRORS) } : {}),
    requestId: reply.request.id,
  };
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.code(statusCode).header('cache-control', 'no-store').send(envelope);
}

export function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

/** Never shown as a page of this origin, whatever is inside. */
export async function sendFile(reply: FastifyReply, file: Blob, isWrittenAnew = false): Promise<FastifyReply> {
  const name = percentEncode(file instanceof File ? file.name : 'file');
  return reply
    .type(file.type)
    .header('cache-control', isWrittenAnew ? 'no-store' : 'private, max-age=3600')
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(await file.arrayBuffer()));
}
