import { useCallback, useRef, useState } from 'react';
import type { CallName } from '@/lib/contract/calls';
import type { Outcome } from './outcome';
import type { CallData, CallOptions } from './send-call';

export type ActionFailure = Exclude<Outcome<unknown>, { kind: 'ok' }>;

export type ActionState<Data> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done'; data: Data }
  | { status: 'failed'; failure: ActionFailure };

interface Callbacks<Data> {
  onSuccess?: (data: Data) => void;
  /** Gets the body as received; undefined when there was no answer at all. */
  onFailure?: (body: unknown, failure: ActionFailure) => void;
}

/**
 * A call that a person starts (newsletter, contact, payment): never repeated by itself, never two
 * at once. The HTTP client is loaded with the first one, which keeps it out of the first load.
 */
export function useCallAction<Name extends CallName>(name: Name, callbacks: Callbacks<CallData<Name>> = {}) {
  const [state, setState] = useState<ActionState<CallData<Name>>>({ status: 'idle' });
  const isRunning = useRef(false);
  const { onSuccess, onFailure } = callbacks;

  const run = useCallback(
    async (options: CallOptions<Name>): Promise<Outcome<CallData<Name>> | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setState({ status: 'pending' });
      const outcome = await sendLazily(name, options);
      isRunning.current = false;
      if (outcome.kind === 'ok') {
        setState({ status: 'done', data: outcome.data });
        onSuccess?.(outcome.data);
      } else {
        setState({ status: 'failed', failure: outcome });
        onFailure?.(outcome.kind === 'rejected' ? outcome.body : undefined, outcome);
      }
      return outcome;
    },
    [name, onSuccess, onFailure],
  );

  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { state, run, reset };
}

async function sendLazily<Name extends CallName>(name: Name, options: CallOptions<Name>): Promise<Outcome<CallData<Name>>> {
  const client = await import('./send-call').catch(() => null);
  // The chunk could not be fetched: offline, or a new version was deployed. Nothing was sent.
  return client ? client.sendCall(name, options) : { kind: 'unreachable' };
}
