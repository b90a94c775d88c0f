import type { CallData } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';
import type { CallCallbacks } from '@/services/http/outcome';
import { useUserStore } from '@/stores/user-store';

/** Updates the profile on the server and in the store. */
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
