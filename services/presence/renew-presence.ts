import { sendCall } from '@/services/http/send-call';
import { holdPresence } from './hold-presence';
import { beginArrival, currentPresence, leavePresence } from './presence-handle';

/** Signs in to the realtime database again, with a fresh token. */
export async function renewPresence(): Promise<void> {
  const isWanted = beginArrival();
  const outcome = await sendCall('currentUser');
  if (outcome.kind !== 'ok') return;
  await holdPresence(outcome.data.user, isWanted);
}

/**
 * Around a call that ends all realtime sign-ins of the member: this tab leaves before, so that it is not thrown out,
 * and comes back with a token of its own.
 * @param work tells whether there still is somebody to come back as
 */
export async function outsidePresence(work: () => Promise<{ isMember: boolean }>): Promise<void> {
  const presence = currentPresence();
  await leavePresence();
  const { isMember } = await work();
  if (presence && isMember) await renewPresence().catch(() => undefined);
}
