import type { Outcome } from './outcome';

/** Nobody knows what came of it: the API itself has said nothing. */
export function isUnanswered(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'unreachable' || (outcome.kind === 'rejected' && outcome.code === null);
}

/** What was to be taken away is there no more: by an earlier try whose answer was lost, or from another device. */
export function isGone(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'rejected' && outcome.code === 'NOT_FOUND';
}
