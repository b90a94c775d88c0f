import { sendCall, type CallData } from '@/services/http/send-call';
import { beginPresenceAttempt, readPresence, registerPresence } from './presence-handle';

type Member = CallData<'currentUser'>['user'];

/** Signs in to the realtime database. `failed`: it may succeed another time. */
export type StartPresence = (member: Member, isWanted: () => boolean) => Promise<'failed' | undefined>;

const RESTS_MS = [2_000, 10_000, 60_000];
const LONGEST_REST_MS = 300_000;
const UNAUTHENTICATED = 401;

/**
 * Begins presence, and where that fails goes on trying beside everything else. Resolves after the first try.
 * @param isWanted whether the session that this began in is still there, and no other sign-in has begun
 */
export async function connectWithRetry(
  start: StartPresence,
  member: Member,
  isWanted: () => boolean = beginPresenceAttempt(),
): Promise<void> {
  if (await hasFailed(start, member, isWanted)) void retryPresenceLater(start, isWanted);
}

async function hasFailed(start: StartPresence, member: Member, isWanted: () => boolean): Promise<boolean> {
  try {
    return (await start(member, isWanted)) === 'failed';
  } catch {
    // Also the part with Firebase in it may not load.
    if (isWanted()) registerPresence('unavailable');
    return isWanted();
  }
}

/**
 * Goes on trying until it succeeds, somebody else does, or nobody wants it any more. Counts from `unavailable`, which the caller has
 * registered.
 */
export async function retryPresenceLater(start: StartPresence, isWanted: () => boolean): Promise<void> {
  const isMine = () => isWanted() && readPresence() === 'unavailable';
  for (let count = 0; ; count += 1) {
    await waitBeforeRetry(count);
    if (!isMine()) return;
    // The token for the realtime database may be used up, or old, by now.
    const outcome = await sendCall('currentUser');
    if (!isMine() || (outcome.kind === 'rejected' && outcome.status === UNAUTHENTICATED)) return;
    if (outcome.kind === 'ok' && !(await hasFailed(start, outcome.data.user, isWanted))) return;
  }
}

const WISH = 'presence-wished';
const wishes = new EventTarget();

/** A person who waits for it does not wait out the pause. @returns whether anything was waiting: where not, no further try is due */
export function retryPresenceNow(): boolean {
  return !wishes.dispatchEvent(new Event(WISH, { cancelable: true }));
}

/** Longer each time; cut short when the network comes back, the person looks at the page again or asks for it. */
export function waitBeforeRetry(count: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      wishes.removeEventListener(WISH, heed);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    const look = () => {
      if (document.visibilityState === 'visible') end();
    };
    const heed = (wish: Event) => {
      wish.preventDefault();
      end();
    };
    wishes.addEventListener(WISH, heed);
    const timer = setTimeout(end, RESTS_MS[count] ?? LONGEST_REST_MS);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', look);
  });
}
