import { useCallback, useEffect, useRef, useState } from 'react';
import { isMarkedIn, onSessionMark, readAccessToken } from '@/services/auth/session';
import { settleSession, suspendSession } from '@/services/auth/change-session';
import { onTabMessage, notifyOtherTabs } from '@/services/auth/session-channel';
import { onSessionExpired, type RefusedCall } from '@/services/http/session-expiry';
import { leavePresence } from '@/services/presence/presence-handle';
import { useUserStoreApi } from '@/stores/user-store';

export interface EndedSession {
  /** Email of the former member; null when it was not known yet. */
  email: string | null;
  hasPassword: boolean;
  /** `offer`: logged in again, and refused changes can be retried. */
  stage: 'login' | 'offer';
}

/**
 * Handles a session that expires during use: the cookie is deleted, the page and its forms stay, and refused calls wait for the person's
 * decision. Reads are retried automatically.
 */
export function useEndedSession(): { ended: EndedSession | null; abandonSession: () => void; resumeSession: () => void } {
  const userStore = useUserStoreApi();
  const [ended, setEnded] = useState<EndedSession | null>(null);
  const current = useRef<EndedSession | null>(null);
  const calls = useRef<RefusedCall[]>([]);

  const show = useCallback((next: EndedSession | null) => {
    current.current = next;
    setEnded(next);
  }, []);
  const answerAll = useCallback((again: boolean, which: (call: RefusedCall) => boolean = () => true) => {
    const answered = calls.current.filter(which);
    calls.current = calls.current.filter((call) => !which(call));
    for (const call of answered) call.answer(again);
  }, []);

  const close = useCallback(
    (again: boolean) => {
      show(null);
      answerAll(again);
    },
    [show, answerAll],
  );
  const abandonSession = useCallback(() => {
    close(false);
    settleSession(); // without a cookie the page becomes a visitor's
  }, [close]);

  useEffect(() => {
    const end = () => {
      if (current.current) return;
      const { user } = userStore.getState();
      suspendSession();
      userStore.getState().awaitSession();
      void leavePresence();
      show({ email: user?.email ?? null, hasPassword: user?.hasPassword ?? true, stage: 'login' });
    };
    const stopCalls = onSessionExpired((call) => {
      // Before the member is known, whoever loads the session is told. Without a token, another tab may be logging out.
      if (!current.current && (userStore.getState().session !== 'loaded' || !call.hadToken)) return call.answer(false);
      calls.current.push(call);
      if (current.current) return;
      end();
      notifyOtherTabs('ended');
    });
    // Reported by another tab, which has deleted the cookie: calls here would go out without it.
    const stopTabs = onTabMessage((message) => {
      if (message === 'ended' && userStore.getState().session === 'loaded') end();
    });
    const stopMark = onSessionMark(() => {
      if (!isMarkedIn() && current.current) close(false);
    });
    const stopStore = userStore.subscribe(({ session }) => {
      const was = current.current;
      if (was?.stage !== 'login' || readAccessToken() === null) return;
      // The user is unknown; the page's own Retry handles it.
      if (session === 'unreachable') return close(false);
      // Another user never gets here: `useLoadedSession` reloads the page for them.
      if (session !== 'loaded') return;
      answerAll(true, ({ isRead }) => isRead);
      show(calls.current.length > 0 ? { ...was, stage: 'offer' } : null);
    });
    return () => {
      stopCalls();
      stopTabs();
      stopMark();
      stopStore();
    };
  }, [userStore, show, close, answerAll]);

  return { ended, abandonSession, resumeSession: useCallback(() => close(true), [close]) };
}
