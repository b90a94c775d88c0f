import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallCallbacks } from '@/services/http/outcome';

/** Sends a message to the team. */
export function useContactUs(callbacks?: CallCallbacks<CallData<'contactUs'>>) {
  return useCallAction('contactUs', callbacks);
}
