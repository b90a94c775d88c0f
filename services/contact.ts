import type { CallCallbacks } from '@/services/http/outcome';
import type { CallData } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';

/** Sends a message to the team. */
export function useContactUs(callbacks?: CallCallbacks<CallData<'contactUs'>>) {
  return useCallMutation('contactUs', callbacks);
}
