import type { ActionFailure } from '@/services/http/outcome';

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Whether a failed session call means that the session is not accepted. Only an answer of the API itself can say so:
 * no answer, a limit, a broken server, or a page that some proxy put in its place say nothing about the session.
 */
export function isSessionRefused(failure: ActionFailure): boolean {
  if (failure.kind === 'unreachable') return false;
  const said = statusSaid(failure.body) ?? (failure.status >= 400 ? failure.status : null);
  return said !== null && said >= 400 && said !== TOO_MANY_REQUESTS && said < SERVER_ERROR;
}

/** The body's own `statusCode` decides before the HTTP status, as everywhere on this wire. */
function statusSaid(body: unknown): number | null {
  if (typeof body !== 'object' || body === null) return null;
  const { statusCode } = body as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : null;
}
