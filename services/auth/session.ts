import { useSyncExternalStore } from 'react';
import { ACCESS_TOKEN_COOKIE } from '@/lib/access-token-cookie';
import { readCookie } from '@/lib/cookies';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';

const MARK_EVENT = 'sessionmark';

type SessionMark = 'in' | 'out';

/** The cookie is gone and the page still shows its member, who is being asked to log in again. */
let isSuspended = false;

export function readAccessToken(): string | null {
  return readCookie(ACCESS_TOKEN_COOKIE);
}

/** What changes the session is in `change-session.ts`, which visitors do not fetch. */
export function suspendMark(is: boolean): void {
  isSuspended = is;
}

/** Another tab, or a page out of the back-forward cache, may have changed the cookie under this page. */
export function syncSessionMark(): void {
  const mark: SessionMark = readAccessToken() === null ? 'out' : 'in';
  if (isSuspended && mark === 'out') return;
  // Logged in again in another tab: the mark has been 'in' all along, and the load has to hear of it.
  const isBack = isSuspended;
  isSuspended = false;
  if (isBack || document.documentElement.dataset.session !== mark) markSession(mark);
}

/** Hears of every beginning and end of the session in this tab. @returns the function that stops listening */
export function onSessionMark(listener: () => void): () => void {
  document.addEventListener(MARK_EVENT, listener);
  return () => document.removeEventListener(MARK_EVENT, listener);
}

/** Whether the page shows a member. */
export function isMarkedIn(): boolean {
  return document.documentElement.dataset.session === 'in';
}

/** The attribute on <html> by which static pages show the header of a member or of a visitor without flicker. */
export function markSession(mark: SessionMark): void {
  document.documentElement.dataset.session = mark;
  document.dispatchEvent(new Event(MARK_EVENT));
}

/** Whether there is a session at all, as the page shows it. Who it is stands in the user store, which visitors do not fetch. */
export function useIsMember(): boolean {
  return useSyncExternalStore(onSessionMark, isMarkedIn, () => false);
}

/** The wardrobe without any token: our own page, or the main site's when that is another origin. */
export function wardrobeHref(): string {
  return publicEnv.mainSiteUrl + ROUTES.items.path;
}
