import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'next-i18next/pages';
import { StatusRegion } from '@/components/ui/feedback/status-region';
import { useUserStore } from '@/stores/user-store';
import { SilentDynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { ArrivedSessionDialog } from './arrived-session-dialog';
import { useEndedSession } from './use-ended-session';
import { useLoadedSession } from './use-loaded-session';

const Root = styled.div.attrs({ className: 'floating-notice' })`
  z-index: var(--z-sticky);
  /* A member's page that has nothing else to show says it itself, and asks again by the same call. */
  body:has([data-account-unreachable]) & {
    display: none;
  }
`;

/** The API could not be reached: the session stays, with a retry on press or when the network returns. */
function SessionRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('layout');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Root data-print="hide">
      <span>{t('session.unreachable')}</span>
      <button type="button" className="retry" onClick={onRetry}>
        {t('session.retry')}
      </button>
    </Root>
  );
}

const SessionExpiredDialog = dynamic(() => import('./session-expired-dialog').then((part) => part.SessionExpiredDialog), {
  ssr: false,
  loading: SilentDynamicLoading,
});

/** Keeps user store, cookie and tabs in sync during a session. Rendered only once a session was found. */
export function SessionKeeper() {
  const isUnreachable = useUserStore(({ session }) => session === 'unreachable');
  const load = useLoadedSession();
  const { ended, abandonSession, resumeSession } = useEndedSession();
  // Preload, because logging out has to work offline too.
  useEffect(() => void import('./log-out').catch(() => undefined), []);
  return (
    <>
      <StatusRegion>{isUnreachable ? <SessionRetry onRetry={load} /> : null}</StatusRegion>
      {ended ? <SessionExpiredDialog ended={ended} onAbandon={abandonSession} onResume={resumeSession} /> : null}
      <ArrivedSessionDialog />
    </>
  );
}
