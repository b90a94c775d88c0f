import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { UnclaimedEntry } from '@/components/ui/overlays/unclaimed-entry';
import { removeDrafts, claimDrafts } from '@/lib/browser/drafts';
import { ROUTES } from '@/lib/config/routes';
import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { takeArrivedToken } from '@/services/auth/address-tokens';
import { beginSession } from '@/services/auth/begin-session';
import { settleSession } from '@/services/auth/change-session';
import { loadSession, type CurrentUser } from '@/services/auth/load-session';
import { readAccessToken, onSessionMark, syncSessionMark } from '@/services/auth/session';
import { onTabMessage } from '@/services/auth/session-channel';
import { connectPresenceLater } from '@/services/presence/connect-presence';
import { leavePresence } from '@/services/presence/presence-handle';
import { useClearPersonalData } from '@/stores/stores-provider';
import { useUserStore, useUserStoreApi } from '@/stores/user-store';
import { showFonts, untilFirstView } from './first-view';
import { useEndedSession } from './use-ended-session';
import { useFocusOnNewPage } from '@/components/ui/hooks/use-focus-on-new-page';

const ArrivedSessionDialog = clientOnly(
  () => import('./arrived-session-dialog').then((part) => part.ArrivedSessionDialog),
  SilentDynamicLoading,
);

/** A link brought another session: replacing a live one needs confirmation, replacing an expired one does not. */
function ArrivedSession() {
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

  const change = () => {
    if (token) beginSession(token);
    // Nothing of the previous account may stay in this document or its storage.
    removeDrafts();
    location.reload();
  };
  return token !== null && session === 'loaded' ? <ArrivedSessionDialog onStay={() => setToken(null)} onChange={change} /> : null;
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
  useFocusOnNewPage();
  useEffect(() => {
    untilFirstView()
      .then(() => {
        showFonts();
        // Preload, because logging out has to work offline too.
        return import('./log-out');
      })
      .catch(() => undefined);
  }, []);
  return (
    <>
      <StatusRegion>{isUnreachable ? <SessionRetry onRetry={load} /> : null}</StatusRegion>
      {ended ? <SessionExpiredDialog ended={ended} onAbandon={abandonSession} onResume={resumeSession} /> : null}
      <ArrivedSession />
      <UnclaimedEntry />
    </>
  );
}

/**
 * The id of the user this document was shown to. It outlives this component (/login has none) and sessions that expire: caches, stores and
 * forms still hold that user's data.
 */
let shownTo: string | null = null;

/** Loads the session once, and again when another begins. @returns the retry function */
function useLoadedSession(): () => void {
  const client = useQueryClient();
  const userStore = useUserStoreApi();
  const clearPersonalData = useClearPersonalData();
  const loadedToken = useRef<string | null>(null);

  const load = useCallback(async () => {
    const token = readAccessToken();
    if (token === null || token === loadedToken.current) return;
    loadedToken.current = token;
    userStore.getState().startLoading();
    const isAnother = (id: string) => shownTo !== null && shownTo !== id;
    const session = await loadSession({
      referralCode: readReferralCode(location.search) ?? undefined,
      onCurrentUser: (user) => (isAnother(user.id) ? void leavePresence() : goOnline(user)),
    });
    const id = session.kind === 'member' ? session.information.user?.id : undefined;
    if (id !== undefined) {
      claimDrafts(id);
      // Another user has logged in, here or in another tab: nothing of the first may stay in this document.
      if (isAnother(id)) return location.reload();
      shownTo = id;
    }
    if (session.kind === 'member') userStore.getState().receiveInformation(session.information);
    else if (session.kind === 'unreachable') userStore.getState().loseContact();
    else if (session.kind === 'refused') userStore.getState().forget();
    if (session.kind === 'unreachable' || session.kind === 'refused') loadedToken.current = null;
  }, [userStore]);

  useEffect(() => {
    const onMark = () => {
      if (readAccessToken() !== null) return void load();
      loadedToken.current = null;
      userStore.getState().forget();
      void leavePresence();
    };
    void load();
    const stopMark = onSessionMark(onMark);
    const stopTabs = onTabMessage((message) => {
      // `useEndedSession` shows a dialog over the page.
      if (message === 'ended') return;
      if (message === 'signing-out') return void leavePresence();
      if (message === 'signed-out') {
        clearPersonalData();
        removeDrafts();
        client.clear();
        shownTo = null;
        return settleSession();
      }
      syncSessionMark();
      void load();
    });
    // Another tab may have changed the session while this page was frozen.
    const loadIfVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', loadIfVisible);
    window.addEventListener('pageshow', loadIfVisible);
    return () => {
      stopMark();
      stopTabs();
      document.removeEventListener('visibilitychange', loadIfVisible);
      window.removeEventListener('pageshow', loadIfVisible);
    };
  }, [client, load, clearPersonalData, userStore]);

  return useCallback(() => void load(), [load]);
}

/**
 * In the background: pages work without the realtime database. Like our fonts it takes as long as thirty pictures on a slow network, so both
 * come after the first view; only the chat waits for it.
 */
function goOnline(user: CurrentUser): void {
  void connectPresenceLater(user, location.pathname.endsWith(ROUTES.chat.path) ? Promise.resolve() : untilFirstView());
}
