import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text } from '@/components/ui/text/text';
import { removeDrafts } from '@/lib/browser/drafts';
import { takeArrivedToken } from '@/services/auth/address-tokens';
import { beginSession } from '@/services/auth/begin-session';
import { readAccessToken } from '@/services/auth/session';
import { useUserStore } from '@/stores/user-store';
import { useEndedSession } from './use-ended-session';
import { useLoadedSession } from './use-loaded-session';

/** A link brought another session: replacing a live one needs confirmation, replacing an expired one does not. */
function ArrivedSessionDialog() {
  const { t } = useTranslation('layout');
  const textId = useId();
  const [token, setToken] = useState<string | null>(null);
  const session = useUserStore((state) => state.session);
  useEffect(() => {
    const arrived = takeArrivedToken();
    // oxlint-disable-next-line react/set-state-in-effect -- it is read from the window once, after hydration
    if (arrived) setToken(arrived);
  }, []);
  useEffect(() => {
    if (!token || session !== 'unknown' || readAccessToken() !== null) return;
    beginSession(token);
  }, [token, session]);

  const stay = () => setToken(null);
  const change = () => {
    if (token) beginSession(token);
    // Nothing of the previous account may stay in this document or its storage.
    removeDrafts();
    location.reload();
  };
  return (
    <Dialog
      isOpen={token !== null && session === 'loaded'}
      title={t('session.arrivedTitle')}
      describedBy={textId}
      onClose={stay}
      actions={
        <>
          <Button variant="neutral" onClick={stay}>
            {t('session.arrivedStay')}
          </Button>
          <Button onClick={change}>{t('session.arrivedSwitch')}</Button>
        </>
      }
    >
      <Text id={textId} $tone="soft">
        {t('session.arrivedBody')}
      </Text>
    </Dialog>
  );
}

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

const SessionExpiredDialog = clientOnly(
  () => import('./session-expired-dialog').then((part) => part.SessionExpiredDialog),
  SilentDynamicLoading,
);

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
