import { ACCESS_TOKEN_COOKIE } from '@/lib/access-token-cookie';
import { removeCookie } from '@/lib/remove-cookie';
import { writeCookie } from '@/lib/write-cookie';
import { markSession, readAccessToken, suspendMark, syncSessionMark } from './session';

const THIRTY_DAYS_S = 30 * 86_400;

/**
 * Host-only; readable by script because the specification says so; the server ends the session earlier when idle.
 * @returns whether the browser keeps it: it may refuse cookies, or one that is too large, and says so to nobody
 */
export function keepAccessToken(token: string): boolean {
  writeCookie(ACCESS_TOKEN_COOKIE, token, THIRTY_DAYS_S);
  // Somebody else's cookie of that name stands in front of it: nobody could ever log in.
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

/** The session has ended in mid-use: the cookie goes, and the page stays until the person has decided. */
export function suspendSession(): void {
  removeCookie(ACCESS_TOKEN_COOKIE);
  suspendMark(true);
}

/** The person has decided: the page is what the cookie says. */
export function settleSession(): void {
  suspendMark(false);
  syncSessionMark();
}

/** Says once more how the session stands, so that a load which found nobody is tried again. */
export function announceSession(): void {
  markSession(readAccessToken() === null ? 'out' : 'in');
}
