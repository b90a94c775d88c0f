import { useEffect, useState } from 'react';
import { onSessionExpired } from '@/services/http/session-expiry';
import { deleteAccessToken } from '@/services/auth/session-cookie';
import { useUserStore, useUserStoreApi } from '@/stores/user-store';
import { ArrivedSessionDialog } from './arrived-session-dialog';
import { SessionExpiredDialog } from './session-expired-dialog';
import { SessionRetry } from './session-retry';
import { useLoadedSession } from './use-loaded-session';

/** Keeps user store, cookie and tabs in step for as long as there is a session. Present only where one was met. */
export function SessionKeeper() {
  const userStore = useUserStoreApi();
  const isUnreachable = useUserStore(({ session }) => session === 'unreachable');
  const [hasExpired, setHasExpired] = useState(false);
  const load = useLoadedSession();

  useEffect(
    () =>
      onSessionExpired(() => {
        // Drafts and the other stores stay: the person goes on after logging in again.
        deleteAccessToken();
        userStore.getState().forget();
        setHasExpired(true);
      }),
    [userStore],
  );

  return (
    <>
      {isUnreachable ? <SessionRetry onRetry={load} /> : null}
      {hasExpired ? <SessionExpiredDialog onClose={() => setHasExpired(false)} /> : null}
      <ArrivedSessionDialog />
    </>
  );
}
