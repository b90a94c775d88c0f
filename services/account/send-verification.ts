import { useCallAction } from '@/services/http/use-call-action';

/** Mails the link that confirms the member's address again. */
export function useSendVerification() {
  return useCallAction('sendVerification');
}
