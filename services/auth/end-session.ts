import { removeDrafts } from '@/lib/browser/drafts';
import { waitAtMost } from '@/lib/timeout';
import { queryClient } from '@/services/http/query-client';
import { sendCall } from '@/services/http/send-call';
import { deleteAccessToken } from './change-session';
import { notifyOtherTabs } from './session-channel';

const LOGOUT_TIMEOUT_MS = 2000;
const REALTIME_TIMEOUT_MS = 1000;

/** Steps of other features during a logout. A failure of any of them must not keep the session alive. */
export interface EndSessionOptions {
  /** Presence goes offline while its connection is still signed in. */
  goOffline: () => Promise<void>;
  clearStores: () => void;
  signOutOfRealtime: () => Promise<void>;
}

/**
 * Ends the session in a fixed order: presence goes offline in every tab, the server is told while the token still exists (2 s at most,
 * failures ignored), then cookie, stores, drafts and cached answers are cleared, then the realtime sign-out, then the other tabs are
 * notified. The caller goes to /login afterwards.
 */
export async function endSession({ goOffline, clearStores, signOutOfRealtime }: EndSessionOptions): Promise<void> {
  notifyOtherTabs('signing-out');
  await waitAtMost(REALTIME_TIMEOUT_MS, goOffline());
  await sendCall('logout', { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
  deleteAccessToken();
  clearStores();
  removeDrafts();
  queryClient().clear();
  await waitAtMost(REALTIME_TIMEOUT_MS, signOutOfRealtime());
  notifyOtherTabs('signed-out');
}
