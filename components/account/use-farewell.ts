import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { removeDrafts } from '@/lib/drafts';
import { tellOtherTabs } from '@/services/auth/session-channel';
import { deleteAccessToken } from '@/services/auth/change-session';
import { useForgetPerson } from '@/stores/stores-provider';

/** After the account is gone: nothing of the person stays in this browser, in any tab. */
export function useFarewell(): () => void {
  const client = useQueryClient();
  const forgetPerson = useForgetPerson();
  return useCallback(() => {
    deleteAccessToken();
    forgetPerson();
    removeDrafts();
    client.clear();
    tellOtherTabs('signed-out');
  }, [client, forgetPerson]);
}
