import type { CallData } from '@/services/http/send-call';
import { useCallAction, type CallCallbacks } from '@/services/http/use-call-action';

export function useLogin(callbacks?: CallCallbacks<CallData<'login'>>) {
  return useCallAction('login', callbacks);
}
