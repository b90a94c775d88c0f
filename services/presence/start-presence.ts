import { goOffline, goOnline } from 'firebase/database';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { withTimeout, waitAtMost } from '@/lib/timeout';
import { shouldRetryAfterSignIn } from '@/services/http/session-expiry';
import { isUnauthenticated } from '@/services/http/outcome';
import { sendCall } from '@/services/http/send-call';
import { announce } from './announce';
import { connectFirebase } from './firebase-connection';
import { beginPresenceAttempt, currentPresence, registerPresence, type PresenceHandle } from './presence-handle';
import { waitBeforeRetry, connectWithRetry, type StartPresence } from './retry-presence';

/** Storage key of the number of open tabs, from the specification; shared by the tabs of one browser. */
export const TAB_COUNT_KEY = 'openTabs';

/** The stored value may be absent or invalid; negative counts as zero. */
function readTabCount(stored: string | null): number {
  const count = Number(stored);
  return Number.isInteger(count) ? Math.max(0, count) : 0;
}

export function afterOpening(stored: string | null): string {
  return String(readTabCount(stored) + 1);
}

/**
 * The effect of closing one tab. A crashed tab is never counted down, so the count may be too high; then the lost connection reports
 * offline. It is never too low, so no open tab is shown as offline.
 */
export function afterClosing(stored: string | null): { isLast: boolean; stored: string | null } {
  const left = readTabCount(stored) - 1;
  return left > 0 ? { isLast: false, stored: String(left) } : { isLast: true, stored: null };
}

/** After the server ended the realtime sign-in: reconnect if the session is still valid, else ask the person to log in. */
async function rejoinPresence(dropped: PresenceHandle, start: StartPresence): Promise<void> {
  const isWanted = beginPresenceAttempt();
  for (let count = 0; ; count += 1) {
    // Logged out or reconnected meanwhile.
    if (!isWanted() || currentPresence() !== dropped) return;
    const outcome = await sendCall('currentUser');
    if (!isWanted() || currentPresence() !== dropped) return;
    if (outcome.kind === 'ok') return connectWithRetry(start, outcome.data.user, isWanted);
    if (isUnauthenticated(outcome)) {
      await dropped.signOut().catch(() => undefined);
      registerPresence('unavailable');
      // As after any refused read: the person logs in over the page, and presence restarts with the new session.
      return void (await shouldRetryAfterSignIn({ isRead: true, hadToken: true }));
    }
    await waitBeforeRetry(count);
  }
}

/** A Firebase write waits for the network without limit; leaving must not. */
const LEAVE_TIMEOUT_MS = 2000;
/** The SDK has a timeout for the start of a response but none for its end. */
const SIGN_IN_TIMEOUT_MS = 30_000;

interface Member {
  id: string;
  firebase_custom_token: string;
  fcmtoken: string | null;
}

/**
 * Signs in to the realtime database and stays online until the last tab closes. Failures do not surface; `failed` is worth a retry.
 * @param isWanted whether the session that started this attempt still exists
 */
export async function startPresence(member: Member, isWanted: () => boolean = beginPresenceAttempt()): Promise<'failed' | undefined> {
  if (!isWanted()) return;
  await currentPresence()?.signOut();
  // A provider without a realtime database returns no token.
  if (!member.firebase_custom_token) return void registerPresence('unavailable');
  const connection = connectFirebase(member.id);
  const { database } = connection;
  try {
    await withTimeout(SIGN_IN_TIMEOUT_MS, connection.signIn(member.firebase_custom_token));
  } catch {
    // Pages work without presence.
    await connection.close().catch(() => undefined);
    if (!isWanted()) return;
    registerPresence('unavailable');
    return 'failed';
  }
  // Logged out meanwhile, here or in another tab. This connection was never announced, so just close it.
  if (!isWanted()) return void (await connection.close().catch(() => undefined));
  const announcement = announce({ database, uid: member.id, fcmtoken: member.fcmtoken, onError: () => undefined });
  countTabIn();

  // pagehide is the last event before a page is closed or enters the back-forward cache.
  const hide = () => {
    void announcement.leave(countTabOut()).catch(() => undefined);
    // An open socket would keep the page out of that cache.
    goOffline(database);
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    countTabIn();
    announcement.enter();
    goOnline(database);
  };
  // The SDK's backoff may be minutes by now; the browser's `online` event is faster.
  const reconnect = () => {
    goOffline(database);
    goOnline(database);
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  window.addEventListener('online', reconnect);

  let isOpen = true;
  let isThrownOut = false;
  const leaveOnce = async () => {
    isOpen = false;
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
    window.removeEventListener('online', reconnect);
    countTabOut();
    // The session ends in all tabs, so the last one to leave must have written offline. After a forced sign-out nobody may write; what was
    // not written in time is covered by onDisconnect.
    if (!isThrownOut) await waitAtMost(LEAVE_TIMEOUT_MS, announcement.leave(true));
    // Disconnect before the session ends: the server revokes the sign-in, and an open connection would ask for a new one.
    goOffline(database);
  };
  let leaving: Promise<void> | null = null;
  /** Concurrent callers share one promise, so that the connection is closed only after going offline. */
  const leave = () => (leaving ??= leaveOnce());
  const handle: PresenceHandle = {
    database,
    uid: member.id,
    reconnect,
    publishPushToken: announcement.publishPushToken,
    goOffline: leave,
    signOut: async () => {
      await leave();
      announcement.stop();
      registerPresence(null);
      await connection.close();
    },
  };
  registerPresence(handle);
  // A sign-out on another device or a password change ends all realtime sign-ins; if this session is still valid, reconnect with a new
  // token.
  connection.onThrownOut(() => {
    isThrownOut = true;
    if (isOpen && currentPresence() === handle) void rejoinPresence(handle, (again, isStillWanted) => startPresence(again, isStillWanted));
  });
}

function countTabIn(): void {
  writeStored(TAB_COUNT_KEY, afterOpening(readStored(TAB_COUNT_KEY)));
}

/** @returns whether this was the last tab */
function countTabOut(): boolean {
  const { isLast, stored } = afterClosing(readStored(TAB_COUNT_KEY));
  if (stored === null) removeStored(TAB_COUNT_KEY);
  else writeStored(TAB_COUNT_KEY, stored);
  return isLast;
}
