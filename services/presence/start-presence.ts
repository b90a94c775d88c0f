import { goOffline, goOnline } from 'firebase/database';
import { afterClosing, afterOpening, TAB_COUNT_KEY } from '@/lib/domain/presence/tab-count';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { inTime, withinTime } from '@/lib/within-time';
import { shouldRetryAfterSignIn } from '@/services/http/session-expiry';
import { sendCall } from '@/services/http/send-call';
import { announce } from './announce';
import { connectFirebase } from './firebase-connection';
import { beginPresenceAttempt, currentPresence, registerPresence, type PresenceHandle } from './presence-handle';
import { waitBeforeRetry, connectWithRetry, type StartPresence } from './retry-presence';

const UNAUTHENTICATED = 401;

/** After the server has ended the realtime sign-in: online again where the session holds, else the person is told. */
async function rejoinPresence(dropped: PresenceHandle, start: StartPresence): Promise<void> {
  const isWanted = beginPresenceAttempt();
  for (let count = 0; ; count += 1) {
    // Logged out, or back in, meanwhile.
    if (!isWanted() || currentPresence() !== dropped) return;
    const outcome = await sendCall('currentUser');
    if (!isWanted() || currentPresence() !== dropped) return;
    if (outcome.kind === 'ok') return connectWithRetry(start, outcome.data.user, isWanted);
    if (outcome.kind === 'rejected' && outcome.status === UNAUTHENTICATED) {
      await dropped.signOut().catch(() => undefined);
      registerPresence('unavailable');
      // As after any refused reading: they log in over the page, and with the new session presence begins anew.
      return void (await shouldRetryAfterSignIn(true));
    }
    await waitBeforeRetry(count);
  }
}

/** A write waits for the network as long as there is none; whoever leaves does not. */
const LEAVE_TIMEOUT_MS = 2000;
/** The SDK waits for the beginning of an answer, and for its end for ever. */
const SIGN_IN_TIMEOUT_MS = 30_000;

interface Member {
  id: string;
  firebase_custom_token: string;
  fcmtoken: string | null;
}

/**
 * Signs in to the realtime database and is online there until the last tab goes. Its failures stay its own; `failed` is worth another try.
 * @param isWanted whether the session that this began in is still there
 */
export async function startPresence(member: Member, isWanted: () => boolean = beginPresenceAttempt()): Promise<'failed' | undefined> {
  if (!isWanted()) return;
  await currentPresence()?.signOut();
  // A provider without a realtime database hands out no token.
  if (!member.firebase_custom_token) return void registerPresence('unavailable');
  const connection = connectFirebase(member.id);
  const { database } = connection;
  try {
    await inTime(SIGN_IN_TIMEOUT_MS, connection.signIn(member.firebase_custom_token));
  } catch {
    // The pages work without it.
    await connection.close().catch(() => undefined);
    if (!isWanted()) return;
    registerPresence('unavailable');
    return 'failed';
  }
  // Logged out meanwhile, here or in another tab. Nothing of this connection was announced yet, and nothing will be.
  if (!isWanted()) return void (await connection.close().catch(() => undefined));
  const announcement = announce({ database, uid: member.id, fcmtoken: member.fcmtoken, onError: () => undefined });
  countIn();

  // The browser ends a page without asking; pagehide is the last it hears, also on its way into the back-forward cache.
  const hide = () => {
    void announcement.leave(countOut()).catch(() => undefined);
    // An open socket would keep the page out of that cache.
    goOffline(database);
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    countIn();
    announcement.enter();
    goOnline(database);
  };
  // Backing off may take minutes by now; the browser knows that the network is back.
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
    countOut();
    // The session ends in all tabs: whichever leaves last has written offline too. Thrown out, nobody may write.
    // What has not come through by then is said by the end of the connection, of which the database hears by itself.
    if (!isThrownOut) await withinTime(LEAVE_TIMEOUT_MS, announcement.leave(true));
    // Off before the session ends: the server revokes the sign-in, and an open connection would ask for a new one.
    goOffline(database);
  };
  let leaving: Promise<void> | null = null;
  /** Whoever comes second waits for the first: the connection is closed after it was left, and not under it. */
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
  // Signed out on another device, or the password changed: realtime sign-ins end together, and whose session still
  // holds comes back with a token of its own.
  connection.onThrownOut(() => {
    isThrownOut = true;
    if (isOpen && currentPresence() === handle) void rejoinPresence(handle, (again, isStillWanted) => startPresence(again, isStillWanted));
  });
}

function countIn(): void {
  writeStored(TAB_COUNT_KEY, afterOpening(readStored(TAB_COUNT_KEY)));
}

/** @returns whether this was the last tab */
function countOut(): boolean {
  const { isLast, stored } = afterClosing(readStored(TAB_COUNT_KEY));
  if (stored === null) removeStored(TAB_COUNT_KEY);
  else writeStored(TAB_COUNT_KEY, stored);
  return isLast;
}
