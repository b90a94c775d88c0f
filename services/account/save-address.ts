import { useCallAction } from '@/services/http/use-call-action';

/** Where the member lives: the next booking is filled in with it. */
export function useSaveAddress() {
  return useCallAction('saveAddress');
}
