import type { CallData } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';
import type { CallCallbacks } from '@/services/http/outcome';
import { useUserStore } from '@/stores/user-store';

/** Changes fields of the profile, here too: as the server sends it back. */
export function useUpdateUser({ onSuccess, onFailure }: CallCallbacks<CallData<'updateUser'>> = {}) {
  const receiveUser = useUserStore((state) => state.receiveUser);
  return useCallMutation('updateUser', {
    onSuccess(data) {
      receiveUser(data.user);
      onSuccess?.(data);
    },
    onFailure,
  });
}
