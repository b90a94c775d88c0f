import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { claimDrafts, removeDrafts } from '@/lib/browser/drafts';
import { readReferralCode } from '@/lib/domain/referral/referral-code';
import { loadSession, type CurrentUser } from '@/services/auth/load-session';
import { onTabMessage } from '@/services/auth/session-channel';
import { onSessionMark, readAccessToken, syncSessionMark } from '@/services/auth/session';
import { settleSession } from '@/services/auth/change-session';
import { connectPresence } from '@/services/presence/connect-presence';
import { leavePresence } from '@/services/presence/presence-handle';
import { useClearPersonalData } from '@/stores/stores-provider';
import { useUserStoreApi } from '@/stores/user-store';

/**
 * The id of the user this document was shown to. It outlives this component (/login has none) and sessions that expire: caches, stores and
 * forms still hold that user's data.
 */
let shownTo: string | null = null;

/** Loads the session once, and again when another begins. @returns the retry function */
export function useLoadedSession(): () => void {
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
    const hear = () => {
      if (readAccessToken() !== null) return void load();
      loadedToken.current = null;
      userStore.getState().forget();
      void leavePresence();
    };
    void load();
    const stopMark = onSessionMark(hear);
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
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      stopMark();
      stopTabs();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [client, load, clearPersonalData, userStore]);

  return useCallback(() => void load(), [load]);
}

/** In the background: pages work without the realtime database. */
function goOnline(user: CurrentUser): void {
  void connectPresence(user);
}
