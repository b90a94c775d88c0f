import { isUnauthenticated } from '@/services/http/outcome';
import { sendCall } from '@/services/http/send-call';
import { connectPresence, startWithFirebase } from './connect-presence';
import { beginPresenceAttempt, leavePresence, registerPresence } from './presence-handle';
import { retryPresenceLater } from './retry-presence';

/** Signs in to the realtime database again with a fresh token, retrying until one is available. */
async function reconnectPresence(): Promise<void> {
  const isWanted = beginPresenceAttempt();
  const outcome = await sendCall('currentUser');
  if (outcome.kind === 'ok') return connectPresence(outcome.data.user, isWanted);
  if (!isWanted() || isUnauthenticated(outcome)) return;
  registerPresence('unavailable');
  void retryPresenceLater(startWithFirebase, isWanted);
}

/**
 * For a call that ends all realtime sign-ins of the member: this tab goes offline before it, so that the server does not disconnect it,
 * and reconnects with a new token afterwards, in the background.
 * @param work returns whether the person is still a member afterwards
 */
export async function pausePresence(work: () => Promise<{ isMember: boolean }>): Promise<void> {
  await leavePresence();
  const { isMember } = await work();
  if (isMember) void reconnectPresence().catch(() => undefined);
}
