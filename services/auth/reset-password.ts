import { useCallAction } from '@/services/http/use-call-action';

/** Mails a link for a new password; the answer never says whether there is an account. */
export function useAskForReset() {
  return useCallAction('passwordReset');
}

/** Sets the new password by the mailed token; ends every session. */
export function useSetNewPassword() {
  return useCallAction('passwordResetConfirm');
}
