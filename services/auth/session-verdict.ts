import { statedStatus } from '@/lib/contract/stated-status';
import type { ActionFailure } from '@/services/http/outcome';

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Whether a failed session call means that the session is not accepted. Only an answer of the API itself can say so:
 * no answer, a limit, a broken server, or a page that some proxy put in its place say nothing about the session.
 */
export function isSessionRefused(failure: ActionFailure): boolean {
  if (failure.kind === 'unreachable') return false;
  const status = statedStatus(failure.body, failure.status);
  return status >= 400 && status !== TOO_MANY_REQUESTS && status < SERVER_ERROR;
}
