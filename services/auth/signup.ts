import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallCallbacks } from '@/services/http/outcome';

/** Opens an account, without an order. */
export function useSignup(callbacks?: CallCallbacks<CallData<'signup'>>) {
  return useCallAction('signup', callbacks);
}
