import { useCallAction } from '@/services/http/use-call-action';

/** Deletes the member's account, or tells what blocks that. */
export function useDeleteAccount() {
  return useCallAction('deleteAccount');
}
