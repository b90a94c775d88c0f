import { QueryFailure } from './query-failure';

const NOT_OFFERED = [404, 501];

/** The provider does not have this call at all: what needs it is hidden, and nothing is tried again. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof QueryFailure && error.outcome.kind === 'rejected' && NOT_OFFERED.includes(error.outcome.status);
}
