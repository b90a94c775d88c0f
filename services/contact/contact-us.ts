import type { CallData } from '@/services/http/send-call';
import { useCallAction, type CallCallbacks } from '@/services/http/use-call-action';

/** Sends a message to the team. */
export function useContactUs(callbacks?: CallCallbacks<CallData<'contactUs'>>) {
  return useCallAction('contactUs', callbacks);
}
