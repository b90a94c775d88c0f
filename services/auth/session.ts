import { useSyncExternalStore } from 'react';
import { ACCESS_TOKEN_COOKIE, readCookie } from '@/lib/browser/cookies';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';

const MARK_EVENT = 'sessionmark';

type SessionMark = 'in' | 'out';

/** True while the session has ended but the page still shows its member, who is asked to log in again. */
let isSuspended = false;

export function readAccessToken(): string | null {
  return readCookie(ACCESS_TOKEN_COOKIE);
}

/** Changes of the session are in `change-session.ts`, which visitors do not download. */
export function suspendMark(is: boolean): void {
  isSuspended = is;
}

/** Rereads the cookie: another tab may have changed it, or this page was restored from the back-forward cache. */
export function syncSessionMark(): void {
  const mark: SessionMark = readAccessToken() === null ? 'out' : 'in';
  if (isSuspended && mark === 'out') return;
  // After a login in another tab the mark is still 'in', but listeners have to reload the session.
  const isBack = isSuspended;
  isSuspended = false;
  if (isBack || document.documentElement.dataset.session !== mark) markSession(mark);
}

/** Called at every start and end of the session in this tab. @returns unsubscribe */
export function onSessionMark(listener: () => void): () => void {
  document.addEventListener(MARK_EVENT, listener);
  return () => document.removeEventListener(MARK_EVENT, listener);
}

/** Whether the page shows a member. */
export function isMarkedIn(): boolean {
  return document.documentElement.dataset.session === 'in';
}

/** Sets the attribute on <html> by which static pages show a member's or a visitor's header without flicker. */
export function markSession(mark: SessionMark): void {
  document.documentElement.dataset.session = mark;
  document.dispatchEvent(new Event(MARK_EVENT));
}

/** Whether the page shows a member. Who it is stands in the user store, which visitors do not download. */
export function useIsMember(): boolean {
  return useSyncExternalStore(onSessionMark, isMarkedIn, () => false);
}

/** Address of the wardrobe without a token: this site's page, or the main site's if that is another origin. */
export function wardrobeHref(): string {
  return publicEnv.mainSiteUrl + ROUTES.items.path;
}
