import { useCallAction } from '@/services/http/use-call-action';

/** Sets a new password by the present one; every other session ends. */
export function useChangePassword() {
  return useCallAction('changePassword');
}
