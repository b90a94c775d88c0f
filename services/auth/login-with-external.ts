import { useCallAction } from '@/services/http/use-call-action';

/** Exchanges a provider's code for a session. */
export function useLoginWithExternal() {
  return useCallAction('loginWithExternal');
}
