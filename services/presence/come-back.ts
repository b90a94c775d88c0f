import { sendCall } from '@/services/http/send-call';
import { whetherAgain } from '@/services/http/session-expiry';
import { beginArrival, currentPresence, registerPresence, type PresenceHandle } from './presence-handle';
import { restBefore, tryPresence, type StartPresence } from './try-presence';

const UNAUTHENTICATED = 401;

/** After the server has ended the realtime sign-in: online again where the session holds, else the person is told. */
export async function comeBack(thrownOut: PresenceHandle, start: StartPresence): Promise<void> {
  const isWanted = beginArrival();
  for (let count = 0; ; count += 1) {
    // Logged out, or back in, meanwhile.
    if (!isWanted() || currentPresence() !== thrownOut) return;
    const outcome = await sendCall('currentUser');
    if (!isWanted() || currentPresence() !== thrownOut) return;
    if (outcome.kind === 'ok') return tryPresence(start, outcome.data.user, isWanted);
    if (outcome.kind === 'rejected' && outcome.status === UNAUTHENTICATED) {
      await thrownOut.signOut().catch(() => undefined);
      registerPresence('unavailable');
      // As after any refused reading: they log in over the page, and with the new session presence begins anew.
      return void (await whetherAgain(true));
    }
    await restBefore(count);
  }
}
