import { useCallAction } from '@/services/http/use-call-action';

/** Opens an account, without an order. */
export function useSignup() {
  return useCallAction('signup');
}
