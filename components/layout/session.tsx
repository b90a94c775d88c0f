import { useEffect, useState } from 'react';
import type { RouteName } from '@/lib/config/routes';
import { onSessionMark, readAccessToken, syncSessionMark } from '@/services/auth/session';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';

/** Members only. If the chunk fails, the static page stays and a retry follows when the network returns. */
const SessionKeeper = clientOnly(() => import('./session-keeper').then((part) => part.SessionKeeper), SilentDynamicLoading);

/**
 * Renders the session keeper once there is a session. Rereads the cookie when the tab becomes visible or is restored from the back-forward
 * cache.
 */
export function Session({ route }: { route: RouteName | null }) {
  const [hasSession, setHasSession] = useState(false);
  // Login pages redirect at once, so loading the session there would be wasted.
  const isOpen = route !== 'login' && route !== 'loginCallback';

  useEffect(() => {
    if (!isOpen) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // Stays mounted, because it handles the end of the session.
    const read = () => {
      if (readAccessToken() !== null) setHasSession(true);
    };
    const readAgain = () => {
      if (document.visibilityState === 'visible') syncSessionMark();
    };
    // The mark was set when the document loaded: another tab may have logged in or out since.
    syncSessionMark();
    read();
    const unsubscribe = onSessionMark(read);
    document.addEventListener('visibilitychange', readAgain, { signal });
    window.addEventListener('pageshow', readAgain, { signal });
    return () => {
      unmounted.abort();
      unsubscribe();
    };
  }, [isOpen]);

  return hasSession && isOpen ? <SessionKeeper /> : null;
}
