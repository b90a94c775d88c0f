import type { Outcome } from './outcome';

/** Thrown by query functions so that react-query retries; carries the outcome for the view. */
export class QueryFailure extends Error {
  override name = 'QueryFailure';
  constructor(readonly outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>) {
    super(outcome.kind === 'rejected' ? `Rejected with ${outcome.status}` : 'No answer');
  }
}

/** The data of a successful outcome; anything else is thrown for react-query. */
export function dataOrThrow<Data>(outcome: Outcome<Data>): Data {
  if (outcome.kind === 'ok') return outcome.data;
  throw new QueryFailure(outcome);
}
