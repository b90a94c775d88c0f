import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallName } from '@/lib/contract/calls';
import { reportOutcome, type ActionFailure, type CallCallbacks, type Outcome } from './outcome';
import type { CallData, CallOptions } from './send-call';

export type { ActionFailure, CallCallbacks };

export type ActionState<Data> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done'; data: Data }
  | { status: 'failed'; failure: ActionFailure };

/**
 * A call that a person starts (newsletter, contact, payment): never repeated by itself, never two
 * at once. The HTTP client is loaded with the first one, which keeps it out of the first load.
 */
export function useCallAction<Name extends CallName>(name: Name, callbacks: CallCallbacks<CallData<Name>> = {}) {
  const [state, setState] = useState<ActionState<CallData<Name>>>({ status: 'idle' });
  const isRunning = useRef(false);
  /** Those of the last render: whoever waits for an answer sees what has been typed since. */
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });

  const run = useCallback(
    async (options: CallOptions<Name>): Promise<Outcome<CallData<Name>> | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setState({ status: 'pending' });
      const outcome = await sendLazily(name, options);
      isRunning.current = false;
      setState(outcome.kind === 'ok' ? { status: 'done', data: outcome.data } : { status: 'failed', failure: outcome });
      reportOutcome(outcome, latest.current);
      return outcome;
    },
    [name],
  );

  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { state, run, reset };
}

async function sendLazily<Name extends CallName>(name: Name, options: CallOptions<Name>): Promise<Outcome<CallData<Name>>> {
  const client = await import('./send-call').catch(() => null);
  // The chunk could not be fetched: offline, or a new version was deployed. Nothing was sent.
  return client ? client.sendCall(name, options) : { kind: 'unreachable' };
}
