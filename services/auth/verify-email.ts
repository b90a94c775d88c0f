import { useCallAction } from '@/services/http/use-call-action';

/** Confirms an address by the mailed token. */
export function useVerifyEmail() {
  return useCallAction('verifyEmail');
}
