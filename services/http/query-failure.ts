import { isNotProvided, type Outcome } from './outcome';

/** Thrown by query functions so that react-query retries; carries the outcome for the view. */
export class QueryFailure extends Error {
  override name = 'QueryFailure';
  constructor(readonly outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>) {
    super(outcome.kind === 'rejected' ? `Rejected with ${outcome.status}` : 'No answer');
  }
}

/** `present`: anything but undefined; null has a meaning there. */
type Need = 'list' | 'object' | 'present';

const IS: Readonly<Record<Need, (value: unknown) => boolean>> = {
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null,
  present: (value) => value !== undefined,
};

/**
 * Returns the data of a successful outcome; throws anything else for react-query.
 * @param needs fields that the view requires: an answer without them is a failure with a Retry, not a crash
 */
export function dataOrThrow<Data>(outcome: Outcome<Data>, needs: Partial<Record<keyof Data, Need>> = {}): Data {
  if (outcome.kind !== 'ok') throw new QueryFailure(outcome);
  const { data, status } = outcome;
  if (Object.entries(needs).every(([key, need]) => IS[need as Need](data?.[key as keyof Data]))) return data;
  throw new QueryFailure({ kind: 'rejected', status, body: data, code: null, message: null, fields: [], retryAfterSeconds: null });
}

/** The provider does not have this call: hide the feature and do not retry. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof QueryFailure && isNotProvided(error.outcome);
}

const NOT_FOUND = 404;

/** The thing does not exist, or belongs to somebody else. */
export function isMissing(error: unknown): boolean {
  return error instanceof QueryFailure && error.outcome.kind === 'rejected' && error.outcome.status === NOT_FOUND;
}
