import { ACCESS_TOKEN_COOKIE, writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { markSession, readAccessToken, suspendMark, syncSessionMark } from './session';

const THIRTY_DAYS_S = 30 * 86_400;

/**
 * Host-only cookie, readable by script because the specification says so; the server ends an idle session earlier.
 * @returns whether the browser kept it: it silently drops cookies that are blocked or too large
 */
export function keepAccessToken(token: string): boolean {
  writeCookie(ACCESS_TOKEN_COOKIE, token, THIRTY_DAYS_S);
  // A cookie of the same name from another path or domain shadows ours; without deleting it nobody could log in.
  if (readAccessToken() !== token) {
    removeCookie(ACCESS_TOKEN_COOKIE);
    writeCookie(ACCESS_TOKEN_COOKIE, token, THIRTY_DAYS_S);
  }
  if (readAccessToken() !== token) return false;
  suspendMark(false);
  markSession('in');
  return true;
}

export function deleteAccessToken(): void {
  removeCookie(ACCESS_TOKEN_COOKIE);
  suspendMark(false);
  markSession('out');
}

/** The session ended during use: delete the cookie but keep the page until the person has decided. */
export function suspendSession(): void {
  removeCookie(ACCESS_TOKEN_COOKIE);
  suspendMark(true);
}

/** The person has decided: show the page for the session that the cookie now says. */
export function settleSession(): void {
  suspendMark(false);
  syncSessionMark();
}

/** Notifies the listeners again, so that a failed session load is retried. */
export function announceSession(): void {
  markSession(readAccessToken() === null ? 'out' : 'in');
}
