import { endSession } from '@/services/auth/end-session';
import { forgetPush } from '@/services/presence/forget-push';
import { currentPresence, registerPresence } from '@/services/presence/presence-handle';

/** Brings the parts of a logout together; their order is `endSession`'s. */
export function logOut(forgetPerson: () => void): Promise<void> {
  const presence = currentPresence();
  return endSession({
    goOffline: async () => presence?.goOffline(),
    forgetStores: forgetPerson,
    signOutOfRealtime: async () => {
      await presence?.signOut();
      registerPresence(null);
      await forgetPush();
    },
  });
}
