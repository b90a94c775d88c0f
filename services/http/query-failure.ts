import { isNotProvided, type Outcome } from './outcome';

/** Thrown by query functions so that react-query retries; carries the outcome for the view. */
export class QueryFailure extends Error {
  override name = 'QueryFailure';
  constructor(readonly outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>) {
    super(outcome.kind === 'rejected' ? `Rejected with ${outcome.status}` : 'No answer');
  }
}

/** `present`: anything but absent; null has a meaning of its own there. */
type Need = 'list' | 'object' | 'present';

const IS: Readonly<Record<Need, (value: unknown) => boolean>> = {
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null,
  present: (value) => value !== undefined,
};

/**
 * The data of a successful outcome; anything else is thrown for react-query.
 * @param needs what the view cannot do without: an answer that lacks it is a failure with a Retry, not a page that crashes
 */
export function dataOrThrow<Data>(outcome: Outcome<Data>, needs: Partial<Record<keyof Data, Need>> = {}): Data {
  if (outcome.kind !== 'ok') throw new QueryFailure(outcome);
  const { data, status } = outcome;
  if (Object.entries(needs).every(([key, need]) => IS[need as Need](data?.[key as keyof Data]))) return data;
  throw new QueryFailure({ kind: 'rejected', status, body: data, code: null, message: null, fields: [], retryAfterSeconds: null });
}

/** The provider does not have this call at all: what needs it is hidden, and nothing is tried again. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof QueryFailure && isNotProvided(error.outcome);
}

const NOT_FOUND = 404;

/** What was asked for is not there, or is somebody else's. */
export function isMissing(error: unknown): boolean {
  return error instanceof QueryFailure && error.outcome.kind === 'rejected' && error.outcome.status === NOT_FOUND;
}
