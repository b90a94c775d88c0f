import { useEffect, useState, type ComponentType } from 'react';
import type { RouteName } from '@/lib/config/routes';
import { onSessionMark, readAccessToken, syncSessionMark } from '@/services/auth/session-cookie';

/**
 * Loads the session's keeper once there is a session, and not before: visitors fetch none of it. Coming back to a
 * tab, or to a page out of the back-forward cache, looks at the cookie again.
 */
export function SessionGate({ route }: { route: RouteName | null }) {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  // The login pages only pass a session on; loading it there would be work for a page that is leaving.
  const isOpen = route !== 'login' && route !== 'loginCallback';

  useEffect(() => {
    if (!isOpen) return;
    const gone = new AbortController();
    const { signal } = gone;
    const load = () => {
      if (readAccessToken() === null) return;
      import('./session-part').then((module) => signal.aborted || setKeeper(() => module.SessionKeeper)).catch(() => undefined); // Offline or redeployed: the static page stands, and the network's return or the next visit tries again.
    };
    const look = () => {
      if (document.visibilityState === 'visible') syncSessionMark();
    };
    // The mark is from the moment of loading: another tab may have signed in or out since.
    syncSessionMark();
    load();
    const stopHearing = onSessionMark(load);
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('pageshow', look, { signal });
    window.addEventListener('online', load, { signal });
    return () => {
      gone.abort();
      stopHearing();
    };
  }, [isOpen]);

  return Keeper && isOpen ? <Keeper /> : null;
}
