import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallCallbacks } from '@/services/http/outcome';

/** Exchanges a provider's code for a session. */
export function useLoginWithExternal(callbacks?: CallCallbacks<CallData<'loginWithExternal'>>) {
  return useCallAction('loginWithExternal', callbacks);
}
