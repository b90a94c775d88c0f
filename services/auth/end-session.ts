import { removeDrafts } from '@/lib/drafts';
import { withinTime } from '@/lib/within-time';
import { queryClient } from '@/services/http/query-client';
import { sendCall } from '@/services/http/send-call';
import { deleteAccessToken } from '@/services/auth/change-session';
import { notifyOtherTabs } from './session-channel';

const LOGOUT_TIMEOUT_MS = 2000;
const REALTIME_TIMEOUT_MS = 1000;

/** What the parts that this feature does not know do on the way out. None of them can keep anybody signed in. */
export interface EndSessionOptions {
  /** Presence goes offline while its connection is still signed in. */
  goOffline: () => Promise<void>;
  clearStores: () => void;
  signOutOfRealtime: () => Promise<void>;
}

/**
 * Ends the session in this order: presence offline in every tab, the server told while the token is still at hand (2 s at most,
 * its failure is ignored), the cookie, stores with drafts and cached answers, the identity provider, the other tabs.
 * The caller then goes to /login.
 */
export async function endSession({ goOffline, clearStores, signOutOfRealtime }: EndSessionOptions): Promise<void> {
  notifyOtherTabs('signing-out');
  await withinTime(REALTIME_TIMEOUT_MS, goOffline());
  await sendCall('logout', { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
  deleteAccessToken();
  clearStores();
  removeDrafts();
  queryClient().clear();
  await withinTime(REALTIME_TIMEOUT_MS, signOutOfRealtime());
  notifyOtherTabs('signed-out');
}
