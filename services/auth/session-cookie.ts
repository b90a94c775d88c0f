import { ACCESS_TOKEN_COOKIE } from '@/lib/access-token-cookie';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies';

const THIRTY_DAYS_S = 30 * 86_400;
const MARK_EVENT = 'sessionmark';

export type SessionMark = 'in' | 'out';

/** The cookie is gone and the page still shows its member, who is being asked to log in again. */
let isSuspended = false;

export function readAccessToken(): string | null {
  return readCookie(ACCESS_TOKEN_COOKIE);
}

/** Host-only; readable by script because the specification says so; the server ends the session earlier when idle. */
export function keepAccessToken(token: string): void {
  writeCookie(ACCESS_TOKEN_COOKIE, token, THIRTY_DAYS_S);
  // Somebody else's cookie of that name stands in front of it: nobody could ever log in.
  if (readAccessToken() !== token) {
    removeCookie(ACCESS_TOKEN_COOKIE);
    writeCookie(ACCESS_TOKEN_COOKIE, token, THIRTY_DAYS_S);
  }
  isSuspended = false;
  markSession('in');
}

export function deleteAccessToken(): void {
  removeCookie(ACCESS_TOKEN_COOKIE);
  isSuspended = false;
  markSession('out');
}

/** The session has ended in mid-use: the cookie goes, and the page stays until the person has decided. */
export function suspendSession(): void {
  removeCookie(ACCESS_TOKEN_COOKIE);
  isSuspended = true;
}

/** The person has decided: the page is what the cookie says. */
export function settleSession(): void {
  isSuspended = false;
  syncSessionMark();
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

/** Says once more how the session stands, so that a load which found nobody is tried again. */
export function announceSession(): void {
  markSession(readAccessToken() === null ? 'out' : 'in');
}

/** Hears of every beginning and end of the session in this tab. @returns the function that stops listening */
export function onSessionMark(listener: (mark: SessionMark) => void): () => void {
  const hear = () => listener(document.documentElement.dataset.session === 'in' ? 'in' : 'out');
  document.addEventListener(MARK_EVENT, hear);
  return () => document.removeEventListener(MARK_EVENT, hear);
}

/** The attribute on <html> by which static pages show the header of a member or of a visitor without flicker. */
function markSession(mark: SessionMark): void {
  document.documentElement.dataset.session = mark;
  document.dispatchEvent(new Event(MARK_EVENT));
}
