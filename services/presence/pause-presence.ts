import { sendCall } from '@/services/http/send-call';
import { connectPresence, startWithFirebase } from './connect-presence';
import { beginPresenceAttempt, leavePresence, registerPresence } from './presence-handle';
import { retryPresenceLater } from './retry-presence';

const UNAUTHENTICATED = 401;

/** Signs in to the realtime database again, with a fresh token; where none can be had now, as soon as one can. */
async function reconnectPresence(): Promise<void> {
  const isWanted = beginPresenceAttempt();
  const outcome = await sendCall('currentUser');
  if (outcome.kind === 'ok') return connectPresence(outcome.data.user, isWanted);
  if (!isWanted() || (outcome.kind === 'rejected' && outcome.status === UNAUTHENTICATED)) return;
  registerPresence('unavailable');
  void retryPresenceLater(startWithFirebase, isWanted);
}

/**
 * Around a call that ends all realtime sign-ins of the member: this tab leaves before, so that it is not thrown out,
 * and comes back with a token of its own, also where it was just on its way in. Nobody waits for that.
 * @param work tells whether there still is somebody to come back as
 */
export async function pausePresence(work: () => Promise<{ isMember: boolean }>): Promise<void> {
  await leavePresence();
  const { isMember } = await work();
  if (isMember) void reconnectPresence().catch(() => undefined);
}
