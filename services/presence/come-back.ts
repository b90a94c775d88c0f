import { sendCall, type CallData } from '@/services/http/send-call';
import { whetherAgain } from '@/services/http/session-expiry';
import { beginArrival, currentPresence, registerPresence, type PresenceHandle } from './presence-handle';

/** How long to wait before each try; a server that cannot be reached for so long is met again with the next page. */
const TRIES_MS = [0, 2_000, 10_000, 60_000, 300_000];
const UNAUTHENTICATED = 401;

/** After the server has ended the realtime sign-in: online again where the session holds, else the person is told. */
export async function comeBack(thrownOut: PresenceHandle, start: (member: CallData<'currentUser'>['user'], isWanted: () => boolean) => Promise<void>): Promise<void> {
  const isWanted = beginArrival();
  for (const wait of TRIES_MS) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Logged out, or back in, meanwhile.
    if (!isWanted() || currentPresence() !== thrownOut) return;
    const outcome = await sendCall('currentUser');
    if (!isWanted() || currentPresence() !== thrownOut) return;
    if (outcome.kind === 'ok') return start(outcome.data.user, isWanted);
    if (outcome.kind === 'rejected' && outcome.status === UNAUTHENTICATED) {
      await thrownOut.signOut().catch(() => undefined);
      registerPresence('unavailable');
      // As after any refused reading: they log in over the page, and with the new session presence begins anew.
      return void (await whetherAgain(true));
    }
  }
}
