import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { StatusRegion } from '@/components/ui/status-region';
import { useUserStore } from '@/stores/user-store';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';
import { ArrivedSessionDialog } from './arrived-session-dialog';
import { SessionRetry } from './session-retry';
import { useEndedSession } from './use-ended-session';
import { useLoadedSession } from './use-loaded-session';

const SessionExpiredDialog = dynamic(() => import('./session-expired-dialog').then((part) => part.SessionExpiredDialog), {
  ssr: false,
  loading: SilentDynamicLoading,
});

/** Keeps user store, cookie and tabs in step for as long as there is a session. Present only where one was met. */
export function SessionKeeper() {
  const isUnreachable = useUserStore(({ session }) => session === 'unreachable');
  const load = useLoadedSession();
  const { ended, giveUp, goOn } = useEndedSession();
  // Logging out has to work without a network, too.
  useEffect(() => void import('./log-out').catch(() => undefined), []);
  return (
    <>
      <StatusRegion>{isUnreachable ? <SessionRetry onRetry={load} /> : null}</StatusRegion>
      {ended ? <SessionExpiredDialog ended={ended} onGiveUp={giveUp} onGoOn={goOn} /> : null}
      <ArrivedSessionDialog />
    </>
  );
}
