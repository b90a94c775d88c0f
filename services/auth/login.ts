import { useCallAction } from '@/services/http/use-call-action';

export function useLogin() {
  return useCallAction('login');
}
