import type { Outcome } from './outcome';

/** Thrown by query functions so that react-query retries; carries the outcome for the view. */
export class QueryFailure extends Error {
  override name = 'QueryFailure';
  constructor(readonly outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>) {
    super(outcome.kind === 'rejected' ? `Rejected with ${outcome.status}` : 'No answer');
  }
}

/**
 * The data of a successful outcome; anything else is thrown for react-query.
 * @param required what the view cannot do without: an answer that lacks it is a failure with a Retry, not a page that crashes
 */
export function dataOrThrow<Data>(outcome: Outcome<Data>, ...required: (keyof Data)[]): Data {
  if (outcome.kind !== 'ok') throw new QueryFailure(outcome);
  const { data, status } = outcome;
  if (required.every((key) => data?.[key] !== undefined && data[key] !== null)) return data;
  throw new QueryFailure({ kind: 'rejected', status, body: data, code: null, message: null, fields: [], retryAfterSeconds: null });
}
