import { useCallAction } from '@/services/http/use-call-action';

/** Sends a message to the team. */
export function useContactUs() {
  return useCallAction('contactUs');
}
