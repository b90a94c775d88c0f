import { useCallback } from 'react';
import { removeDrafts } from '@/lib/drafts';
import { tellOtherTabs } from '@/services/auth/session-channel';
import { deleteAccessToken } from '@/services/auth/change-session';
import { queryClient } from '@/services/http/query-client';
import { useForgetPerson } from '@/stores/stores-provider';

/** After the account is gone: nothing of the person stays in this browser, in any tab. */
export function useFarewell(): () => void {
  const forgetPerson = useForgetPerson();
  return useCallback(() => {
    deleteAccessToken();
    forgetPerson();
    removeDrafts();
    queryClient().clear();
    tellOtherTabs('signed-out');
  }, [forgetPerson]);
}
