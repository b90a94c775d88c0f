import type { ErrorCode } from '@/lib/contract/error-codes';
import type { FieldError } from '@/lib/contract/envelope';
import { statedStatus } from '@/lib/contract/stated-status';

/**
 * How a call ended. Expected failures are values; only bugs throw.
 * - `ok`: the call counts as a success by its own rule
 * - `rejected`: the server answered no; `body` is what it sent, as received
 * - `unreachable`: no answer at all (offline, timed out, cut off)
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

const OK_LATER = [408, 425, 429];
const NOT_IMPLEMENTED = 501;
const NO_SUCH_CALL = [404, 501];

/** Whether the same call would be answered the same: nobody is made to wait for that. A limit and a timeout are over some time. */
export function isFinal(failure: ActionFailure): boolean {
  const status = statusOf(failure);
  return (isRefusal(failure) && !OK_LATER.includes(status)) || status === NOT_IMPLEMENTED;
}

/** By the body's own `statusCode` before the HTTP status; 0: no answer. */
export function statusOf(failure: ActionFailure): number {
  return failure.kind === 'unreachable' ? 0 : statedStatus(failure.body, failure.status);
}

/**
 * Whether a failure says that nothing was done. A broken server, a proxy or a page in place of an answer says nothing of what it led to.
 */
export function isRefusal(failure: ActionFailure): boolean {
  const status = statusOf(failure);
  return status >= 400 && status < 500;
}

/** Nobody knows what came of it: the API itself has said nothing. */
export function isUnanswered(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'unreachable' || (outcome.kind === 'rejected' && outcome.code === null);
}

/** The provider does not have this call at all: what needs it does without. */
export function isNotProvided(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'rejected' && NO_SUCH_CALL.includes(outcome.status);
}

/** What was to be taken away is there no more: by an earlier try whose answer was lost, or from another device. */
export function isGone(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'rejected' && outcome.code === 'NOT_FOUND';
}

export interface CallCallbacks<Data> {
  onSuccess?: (data: Data) => void;
  /** Gets the body as received, undefined when there was no answer at all; and what was read from it. */
  onFailure?: (body: unknown, failure: ActionFailure) => void;
}

/** Calls the callback that belongs to how a call has ended. */
export function reportOutcome<Data>(outcome: Outcome<Data>, { onSuccess, onFailure }: CallCallbacks<Data>): void {
  if (outcome.kind === 'ok') onSuccess?.(outcome.data);
  else onFailure?.(outcome.kind === 'rejected' ? outcome.body : undefined, outcome);
}
