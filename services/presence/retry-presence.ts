import { isUnauthenticated } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';
import { beginPresenceAttempt, readPresence, registerPresence } from './presence-handle';

type Member = CallData<'currentUser'>['user'];

/** Signs in to the realtime database. `failed`: a retry may succeed. */
export type StartPresence = (member: Member, isWanted: () => boolean) => Promise<'failed' | undefined>;

const BACKOFF_MS = [2_000, 10_000, 60_000];
const LONGEST_BACKOFF_MS = 300_000;
/**
 * Starts presence and keeps retrying in the background. Resolves after the first attempt.
 * @param isWanted whether the session that started this still exists and no other sign-in has begun
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
    // The Firebase chunk may fail to load too.
    if (isWanted()) registerPresence('unavailable');
    return isWanted();
  }
}

/** Retries until it succeeds, another attempt succeeds, or it is no longer wanted. The caller has registered `unavailable` before. */
export async function retryPresenceLater(start: StartPresence, isWanted: () => boolean): Promise<void> {
  const isMine = () => isWanted() && readPresence() === 'unavailable';
  for (let count = 0; ; count += 1) {
    await waitBeforeRetry(count);
    if (!isMine()) return;
    // The token for the realtime database may be used up or expired; fetch a new one.
    const outcome = await sendCall('currentUser');
    if (!isMine() || isUnauthenticated(outcome)) return;
    if (outcome.kind === 'ok' && !(await hasFailed(start, outcome.data.user, isWanted))) return;
  }
}

const RETRY = 'retry';
const requests = new EventTarget();

/** Skips the backoff when a person asks for a retry. @returns whether an attempt was waiting; if not, no further retry is pending */
export function retryPresenceNow(): boolean {
  return !requests.dispatchEvent(new Event(RETRY, { cancelable: true }));
}

/** Backoff; ended early when the network returns, the page becomes visible or the person asks. */
export function waitBeforeRetry(count: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      requests.removeEventListener(RETRY, endOnRequest);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', endIfVisible);
      resolve();
    };
    const endIfVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    const endOnRequest = (request: Event) => {
      request.preventDefault();
      end();
    };
    requests.addEventListener(RETRY, endOnRequest);
    const timer = setTimeout(end, BACKOFF_MS[count] ?? LONGEST_BACKOFF_MS);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', endIfVisible);
  });
}
