import { useCallback } from 'react';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallData } from '@/services/http/send-call';
import { useUserStore } from '@/stores/user-store';

/** Changes fields of the profile, here too: as the server sends it back. */
export function useUpdateUser() {
  const receiveUser = useUserStore((state) => state.receiveUser);
  const onSuccess = useCallback(({ user }: CallData<'updateUser'>) => receiveUser(user), [receiveUser]);
  return useCallAction('updateUser', { onSuccess });
}
