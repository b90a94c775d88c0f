import { useCallback } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallBody, CallOptions } from '@/services/http/send-call';
import { useUserStoreApi } from '@/stores/user-store';

/** Changes fields of the profile, here too: as the server sends it back, or, where a provider does not, as they were sent. */
export function useUpdateUser() {
  const store = useUserStoreApi();
  const { state, run: send } = useCallAction('updateUser');
  const run = useCallback(async (options: CallOptions<'updateUser'>) => {
    const outcome = await send(options);
    if (outcome?.kind !== 'ok') return outcome;
    const { user, receiveUser } = store.getState();
    const changed = outcome.data.user ?? (user && withSent(user, options.body));
    if (changed) receiveUser(changed);
    return outcome;
  }, [send, store]);
  return { state, run };
}

const withSent = (user: UserProfile, sent: CallBody<'updateUser'> = {}): UserProfile => ({ ...user, ...sent, notifications: { ...user.notifications, ...sent.notifications } });
