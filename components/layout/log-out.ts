import type { NextRouter } from 'next/router';
import { isLocale, localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { tagManagerRuns } from '@/services/analytics/tag-script';
import { endSession } from '@/services/auth/end-session';
import { cancelPresenceAttempt, currentPresence, registerPresence } from '@/services/presence/presence-handle';
import { forgetPush } from '@/services/presence/push-device';

/** Brings the parts of a logout together, then leads to /login where a network does; their order is `endSession`'s. */
export async function logOut(clearPersonalData: () => void, router: NextRouter): Promise<void> {
  const presence = currentPresence();
  await endSession({
    goOffline: async () => {
      // One that is still signing in would be online after the session has ended.
      cancelPresenceAttempt();
      await presence?.goOffline();
    },
    clearStores: clearPersonalData,
    signOutOfRealtime: async () => {
      await presence?.signOut();
      registerPresence(null);
      await forgetPush();
    },
  });
  // No tag runs on a sign-in page (services/analytics/tag-manager.ts).
  if (navigator.onLine && tagManagerRuns()) {
    return location.assign(`${isLocale(router.locale) ? localePrefix(router.locale) : ''}${ROUTES.login.path}`);
  }
  if (navigator.onLine) return void (await router.push(ROUTES.login.path));
  // The browser would put a page of its own in the place of this one, which is a visitor's by now and says so.
  scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}
