import type { Outcome } from './outcome';

export type ActionFailure = Exclude<Outcome<unknown>, { kind: 'ok' }>;

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
