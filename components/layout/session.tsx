import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { RouteName } from '@/lib/config/routes';
import { onSessionMark, readAccessToken, syncSessionMark } from '@/services/auth/session';
import { SilentDynamicLoading } from '@/components/ui/feedback/dynamic-loading';

/** For members alone. Where it cannot be fetched, the static page stands, and the network's return tries again. */
const SessionKeeper = dynamic(() => import('./session-keeper').then((part) => part.SessionKeeper), {
  ssr: false,
  loading: SilentDynamicLoading,
});

/**
 * Renders the session's keeper once there is a session. Coming back to a tab, or to a page out of the back-forward cache, reads the cookie
 * again.
 */
export function Session({ route }: { route: RouteName | null }) {
  const [hasSession, setHasSession] = useState(false);
  // The login pages only pass a session on; loading it there would be work for a page that is leaving.
  const isOpen = route !== 'login' && route !== 'loginCallback';

  useEffect(() => {
    if (!isOpen) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // Once shown it stays: it is what reacts to the end of the session.
    const read = () => {
      if (readAccessToken() !== null) setHasSession(true);
    };
    const readAgain = () => {
      if (document.visibilityState === 'visible') syncSessionMark();
    };
    // The mark is from the moment of loading: another tab may have signed in or out since.
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
