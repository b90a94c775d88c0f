import { QueryFailure } from './query-failure';

const RETRIES = 3;

/** An ended session, no right to it, not there, not offered: the next answer would be the same. */
const FINAL = [401, 403, 404, 501];

/** Three retries, as the specification has them, but none of an answer that stays what it is. */
export function retryUnlessFinal(failures: number, error: Error): boolean {
  return failures < RETRIES && !isFinal(error);
}

/** By the body's own status too, as everywhere on this wire. */
function isFinal(error: Error): boolean {
  if (!(error instanceof QueryFailure) || error.outcome.kind !== 'rejected') return false;
  const { status, body } = error.outcome;
  const said = typeof body === 'object' && body !== null && 'statusCode' in body ? body.statusCode : null;
  return FINAL.some((code) => code === status || code === said);
}
