import { endSession } from '@/services/auth/end-session';
import { cancelArrival, currentPresence, registerPresence } from '@/services/presence/presence-handle';
import { forgetPush } from '@/services/presence/push-device';

/** Brings the parts of a logout together; their order is `endSession`'s. */
export function logOut(forgetPerson: () => void): Promise<void> {
  const presence = currentPresence();
  return endSession({
    goOffline: async () => {
      // One that is still signing in would be online after the session has ended.
      cancelArrival();
      await presence?.goOffline();
    },
    forgetStores: forgetPerson,
    signOutOfRealtime: async () => {
      await presence?.signOut();
      registerPresence(null);
      await forgetPush();
    },
  });
}
