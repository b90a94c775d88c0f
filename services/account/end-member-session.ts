import { useCallAction } from '@/services/http/use-call-action';

/** Signs the member out on one device. */
export function useEndMemberSession() {
  return useCallAction('endSession');
}
