import type { ErrorCode } from '@/lib/contract/error-codes';
import { type FieldError } from '@/lib/contract/envelope';
import { statedStatus } from '@/lib/contract/stated-status';

/**
 * How a call ended. Expected failures are values; only bugs throw. `ok`: success by the call's own rule. `rejected`: the server refused;
 * `body` is what it sent, as received. `unreachable`: no answer at all (offline, timeout, connection lost).
 */
export type Outcome<Data> =
  | { kind: 'ok'; data: Data; status: number }
  | {
      kind: 'rejected';
      status: number;
      body: unknown;
      code: ErrorCode | null;
      message: string | null;
      fields: FieldError[];
      retryAfterSeconds: number | null;
    }
  | { kind: 'unreachable' };

export type ActionFailure = Exclude<Outcome<unknown>, { kind: 'ok' }>;

const TIMEOUT = 408;
const OK_LATER = [TIMEOUT, 425, 429];
const NOT_IMPLEMENTED = 501;
const UNAUTHENTICATED = 401;
const TOO_MANY_REQUESTS = 429;
const NO_SUCH_CALL = [404, 501];

/** Whether a retry would get the same answer, so that nobody waits for one. Rate limits and timeouts are temporary. */
export function isFinal(failure: ActionFailure): boolean {
  const status = statusOf(failure);
  return (isRefusal(failure) && !OK_LATER.includes(status)) || status === NOT_IMPLEMENTED;
}

/** The body's `statusCode`, else the HTTP status; 0: no answer. */
function statusOf(failure: ActionFailure): number {
  return failure.kind === 'unreachable' ? 0 : statedStatus(failure.body, failure.status);
}

/** Whether a failure proves that nothing was done. A timeout, a server error, a proxy or an HTML page prove nothing. */
export function isRefusal(failure: ActionFailure): boolean {
  const status = statusOf(failure);
  return status >= 400 && status < 500 && status !== TIMEOUT;
}

/** The session has ended, or the call was made without one. */
export const isUnauthenticated = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'rejected' && statusOf(outcome) === UNAUTHENTICATED;

export const isRateLimited = (outcome: Outcome<unknown>): boolean => outcome.kind === 'rejected' && statusOf(outcome) === TOO_MANY_REQUESTS;

/** The result is unknown: the API itself has not answered. */
export function isUnanswered(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'unreachable' || (outcome.kind === 'rejected' && outcome.code === null);
}

/** The provider does not have this call; the feature does without it. */
export function isNotProvided(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'rejected' && NO_SUCH_CALL.includes(outcome.status);
}

/** The thing to delete is gone already: by an earlier attempt whose answer was lost, or from another device. */
export function isGone(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'rejected' && outcome.code === 'NOT_FOUND';
}

export interface CallCallbacks<Data> {
  onSuccess?: (data: Data) => void;
  /** Called with the body as received (undefined without an answer) and the parsed failure. */
  onFailure?: (body: unknown, failure: ActionFailure) => void;
}

/** Calls the callback for the way in which a call ended. */
export function reportOutcome<Data>(outcome: Outcome<Data>, { onSuccess, onFailure }: CallCallbacks<Data>): void {
  if (outcome.kind === 'ok') onSuccess?.(outcome.data);
  else onFailure?.(outcome.kind === 'rejected' ? outcome.body : undefined, outcome);
}
