import type { CallData } from '@/services/http/send-call';
import { useCallAction, type CallCallbacks } from '@/services/http/use-call-action';

/** Opens an account, without an order. */
export function useSignup(callbacks?: CallCallbacks<CallData<'signup'>>) {
  return useCallAction('signup', callbacks);
}
