import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallCallbacks } from '@/services/http/outcome';

export function useLogin(callbacks?: CallCallbacks<CallData<'login'>>) {
  return useCallAction('login', callbacks);
}
