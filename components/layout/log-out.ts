import type { NextRouter } from 'next/router';
import { isLocale, localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { tagManagerRuns } from '@/services/analytics/tag-script';
import { endSession } from '@/services/auth/end-session';
import { cancelPresenceAttempt, currentPresence, registerPresence } from '@/services/presence/presence-handle';
import { forgetPush } from '@/services/presence/push-device';

/** Logs out (`endSession` defines the order), then goes to /login if online. */
export async function logOut(clearPersonalData: () => void, router: NextRouter): Promise<void> {
  const presence = currentPresence();
  await endSession({
    goOffline: async () => {
      // A pending presence sign-in would go online after the session has ended.
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
  // No tags may run on a login page (services/analytics/tag-manager.ts).
  if (navigator.onLine && tagManagerRuns()) {
    return location.assign(`${isLocale(router.locale) ? localePrefix(router.locale) : ''}${ROUTES.login.path}`);
  }
  if (navigator.onLine) return void (await router.push(ROUTES.login.path));
  // Offline, navigating would show the browser's error page, so stay: this page now shows a visitor's view.
  scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}
