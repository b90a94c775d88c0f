import { useCallAction } from '@/services/http/use-call-action';

/** Mails the link that stands for the password where an account has none. */
export function useSendDeletionLink() {
  return useCallAction('sendDeletionLink');
}
