import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CallName } from '@/lib/contract/calls';
import { reportOutcome, type ActionFailure, type CallCallbacks, type Outcome } from './outcome';
import type { CallData, CallOptions } from './send-call';
import { sendLazily } from './send-lazily';

/** State of a call that a person started. */
interface CallState<Data> {
  isIdle: boolean;
  isPending: boolean;
  /** The last call succeeded; `data` is its answer. */
  isDone: boolean;
  data: Data | undefined;
  failure: ActionFailure | null;
}

/**
 * `useMutation` for a call that a person starts: no automatic retry, never two at once. A refusal is the mutation's data, not its error,
 * because expected failures are values here.
 */
export function useCallMutation<Name extends CallName>(name: Name, callbacks: CallCallbacks<CallData<Name>> = {}) {
  const isRunning = useRef(false);
  const {
    data: outcome,
    isIdle,
    isPending,
    mutateAsync,
    reset,
  } = useMutation({
    mutationKey: [name],
    mutationFn: (options: CallOptions<Name>) => sendLazily(name, options),
    onSuccess: (answer) => reportOutcome(answer, callbacks),
  });

  /** @returns null when it is already running: a second press may come before the button renders as busy */
  const run = useCallback(
    async (options: CallOptions<Name>): Promise<Outcome<CallData<Name>> | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      try {
        return await mutateAsync(options);
      } finally {
        isRunning.current = false;
      }
    },
    [mutateAsync],
  );
  const state: CallState<CallData<Name>> = {
    isIdle,
    isPending,
    isDone: outcome?.kind === 'ok',
    data: outcome?.kind === 'ok' ? outcome.data : undefined,
    failure: outcome && outcome.kind !== 'ok' ? outcome : null,
  };
  return { ...state, run, reset };
}
