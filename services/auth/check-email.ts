import { useCallAction } from '@/services/http/use-call-action';

/** Whether an address has an account, and how it signs in. */
export function useCheckEmail() {
  return useCallAction('checkEmail');
}
