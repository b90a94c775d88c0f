import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sendLazily } from '@/services/http/send-lazily';
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

/** Reads the profile anew, after it was changed elsewhere or by a call that does not answer with it. */
export function useRereadProfile() {
  const receiveUser = useUserStore((state) => state.receiveUser);
  const client = useQueryClient();
  return useCallback(async () => {
    client.removeQueries({ queryKey: ['user-information'] });
    const answer = await sendLazily('userInformation', { query: {} });
    if (answer.kind === 'ok' && answer.data.user) receiveUser(answer.data.user);
  }, [client, receiveUser]);
}
