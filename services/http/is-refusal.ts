import { statedStatus } from '@/lib/contract/stated-status';
import type { Outcome } from './outcome';

type Failure = Exclude<Outcome<unknown>, { kind: 'ok' }>;

const OK_LATER = [408, 425, 429];

const NOT_OFFERED = 501;

/** Whether the same call would be answered the same: nobody is made to wait for that. A limit and a timeout are over some time. */
export function isFinal(failure: Failure): boolean {
  const status = statusOf(failure);
  return (isRefusal(failure) && !OK_LATER.includes(status)) || status === NOT_OFFERED;
}

/** 0: no answer. */
const statusOf = (failure: Failure): number => (failure.kind === 'unreachable' ? 0 : statedStatus(failure.body, failure.status));

/**
 * Whether a failure says that nothing was done. A broken server, a proxy or a page in place of an answer says nothing of what it led to.
 */
export function isRefusal(failure: Failure): boolean {
  const status = statusOf(failure);
  return status >= 400 && status < 500;
}
